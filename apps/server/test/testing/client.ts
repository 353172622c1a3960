import supertest, { type Response, type Test } from "supertest";
import { PASSWORD } from "./people.js";
import type { RunningServer } from "./test-server.js";

let last = 0;

/** An address nobody used before, so that the rate limits stay out of the way. */
export function freshAddress(): string {
  last += 1;
  return `10.${Math.floor(last / 62_500) + 20}.${Math.floor(last / 250) % 250}.${(last % 250) + 1}`;
}

type Method = "get" | "head" | "post" | "put" | "patch" | "delete" | "options";

/** A request of a client of its own. */
export function ask(server: RunningServer, method: Method, path: string, address = freshAddress()): Test {
  return supertest(server.url)[method](path).set("X-Forwarded-For", address);
}

/** A JSON request of a client of its own. */
export function send(
  server: RunningServer,
  method: "post" | "put",
  path: string,
  body: string | object,
): Test {
  return ask(server, method, path).set("Content-Type", "application/json").send(body);
}

export function login(server: RunningServer, email: string, password = PASSWORD): Test {
  return send(server, "post", "/api/auth/login", { email, password });
}

/** `service_session=…` as a browser would send it back. */
export function cookieOf(answer: Response): string {
  return setCookieOf(answer).split(";")[0] ?? "";
}

export function setCookieOf(answer: Response): string {
  const [cookie = ""] = (answer.headers["set-cookie"] as unknown as string[] | undefined) ?? [];
  return cookie;
}
