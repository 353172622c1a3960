import { randomUUID } from "node:crypto";
import { ofTheRun } from "./of-the-run.js";

export const PASSWORD = "Correct-Horse-1";

/** Someone with an account, and a session as a program holds it. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly cookie: string;
  /** Asks the API as this person; throws what is no success. `version` is the one that is written over. */
  call<Answer = never>(method: string, path: string, body?: object, version?: number): Promise<Answer>;
}

/** Someone new on a service, from an address of their own, so that limits of rates stay out of the way. */
export async function somebody(name: string, url = ofTheRun("PLUMBLINE_TEST_SERVICE")): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(/\W/g, "-")}-${randomUUID().slice(0, 8)}@example.org`;
  const account = { email, password: PASSWORD, displayName: name };
  const answer = await post(`${url}/api/auth/register`, account);
  await json(answer);
  return personOf(url, { email, name, answer });
}

/** Who set the service of the run up, and runs it. */
export async function theAdmin(url = ofTheRun("PLUMBLINE_TEST_SERVICE")): Promise<Person> {
  const email = "admin@example.org";
  const answer = await post(`${url}/api/auth/login`, { email, password: PASSWORD });
  await json(answer);
  return personOf(url, { email, name: "Admin", answer });
}

interface Arrived {
  readonly email: string;
  readonly name: string;
  readonly answer: Response;
}

function personOf(url: string, { email, name, answer }: Arrived): Person {
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    email,
    name,
    cookie,
    call: (method, path, body, version) => called(url + path, { method, cookie, body, version }),
  };
}

interface Call {
  readonly method: string;
  readonly cookie: string;
  readonly body: object | undefined;
  readonly version: number | undefined;
}

async function called<Answer>(address: string, { method, cookie, body, version }: Call): Promise<Answer> {
  const headers = {
    Cookie: cookie,
    "Content-Type": "application/json",
    ...(version !== undefined && { "If-Match": `"${version}"` }),
  };
  return json(await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": anAddress() },
    body: JSON.stringify(body),
  });
}

function anAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join(".")}`;
}

async function json<Answer>(answer: Response): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  }
  return text === "" ? (undefined as Answer) : (JSON.parse(text) as Answer);
}
