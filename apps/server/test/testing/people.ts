import { randomUUID } from "node:crypto";
import supertest, { type Test } from "supertest";
import type { RunningServer, TestServer } from "./test-server.js";

export const PASSWORD = "Correct-Horse-1";

/** Someone who talks to the server: with a session, or (`nobody`) without. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cookie: string | null;
  get(path: string): Test;
  post(path: string, body?: string | object): Test;
  put(path: string, body?: string | object): Test;
  patch(path: string, body?: string | object): Test;
  delete(path: string): Test;
}

/** A service at its address; that is all a person needs of it. */
type Reached = Pick<RunningServer, "url">;

type Method = "get" | "post" | "put" | "patch" | "delete";

export function personWith(server: Reached, parts: Pick<Person, "id" | "email" | "cookie">): Person {
  const call = (method: Method, path: string, body?: string | object): Test => {
    const test = supertest(server.url)[method](path);
    if (parts.cookie !== null) {
      test.set("Cookie", parts.cookie);
    }
    return body === undefined ? test : test.set("Content-Type", "application/json").send(body);
  };
  return {
    ...parts,
    get: (path) => call("get", path),
    post: (path, body) => call("post", path, body),
    put: (path, body) => call("put", path, body),
    patch: (path, body) => call("patch", path, body),
    delete: (path) => call("delete", path),
  };
}

/** Someone without a session. */
export function nobody(server: RunningServer): Person {
  return personWith(server, { id: "", email: "", cookie: null });
}

/** The first account: the instance administrator. */
export function setUp(server: Reached & Pick<TestServer, "setupToken">, name = "admin"): Promise<Person> {
  return signUp(server, "/api/setup", { name, setupToken: server.setupToken });
}

/** A further account; each comes from an address of its own, so that the rate limits stay out of the way. */
export function register(server: RunningServer, name: string): Promise<Person> {
  return signUp(server, "/api/auth/register", { name });
}

/** The limits of rates are kept where the tests of other files may be, too. */
let addresses = Math.floor(Math.random() * 30_000);

async function signUp(
  server: Reached,
  path: string,
  who: { name: string; setupToken?: string },
): Promise<Person> {
  const email = `${who.name}-${randomUUID().slice(0, 8)}@example.org`;
  addresses += 1;
  const answer = await supertest(server.url)
    .post(path)
    .set("X-Forwarded-For", `10.9.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`)
    .send({ setupToken: who.setupToken, email, password: PASSWORD, displayName: who.name });
  if (answer.status !== 201) {
    throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
  const [cookie] = (answer.headers["set-cookie"] as unknown as string[]).map(
    (text) => text.split(";")[0] ?? "",
  );
  return personWith(server, { id: answer.body.user.id, email, cookie: cookie ?? null });
}
