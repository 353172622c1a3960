import type { Response, Test } from "supertest";
import { ask, cookieOf, freshAddress, send } from "./client.js";
import { type Person, personWith } from "./people.js";
import type { RunningServer } from "./test-server.js";

export const DEVICES = "/api/auth/devices";

/** What a device is given when it asks to be let in. */
export interface StartedDevice {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly verificationUri: string;
  readonly verificationUriComplete: string;
  readonly expiresAt: string;
  readonly interval: number;
}

export async function aDevice(
  server: RunningServer,
  name = "plumbline on a laptop",
  address = freshAddress(),
): Promise<StartedDevice> {
  const answer = await ask(server, "post", DEVICES, address).send({ name });
  if (answer.status !== 201) {
    throw new Error(`${DEVICES} answered ${answer.status}: ${answer.text}`);
  }
  return answer.body as StartedDevice;
}

export function poll(server: RunningServer, { deviceCode }: Pick<StartedDevice, "deviceCode">): Test {
  return send(server, "post", `${DEVICES}/token`, { deviceCode });
}

export type Word = "approve" | "deny";

/** What a person does in the browser, each time from an address that nobody used. */
export function look(server: RunningServer, person: Person, userCode: string): Test {
  return ask(server, "get", `${DEVICES}/${userCode}`).set("Cookie", person.cookie ?? "");
}

export function say(server: RunningServer, person: Person, userCode: string, word: Word = "approve"): Test {
  return ask(server, "post", `${DEVICES}/${userCode}/${word}`).set("Cookie", person.cookie ?? "");
}

/** A device that a person looked at and let in, before it knows. */
export async function anApproved(
  server: RunningServer,
  person: Person,
  name?: string,
): Promise<StartedDevice> {
  const device = await aDevice(server, name);
  await look(server, person, device.userCode).expect(200);
  await say(server, person, device.userCode).expect(204);
  return device;
}

/** The same person by the session that a device of theirs was given. */
export async function deviceOf(server: RunningServer, person: Person, name?: string): Promise<Person> {
  const answer = await poll(server, await anApproved(server, person, name)).expect(200);
  return personWith(server, { ...person, cookie: cookieOf(answer) });
}

export function statusAndType({ status, body }: Response): string {
  return `${status} ${body.type ?? ""}`.trim();
}
