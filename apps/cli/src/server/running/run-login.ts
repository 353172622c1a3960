import { hostname } from "node:os";
import type { ApiClient, Schemas, SessionStore } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { clean } from "../../output/clean-text.js";
import { CliError } from "../../problems/cli-error.js";
import { asked } from "../connecting/asked.js";
import type { ServerCall } from "../connecting/connect.js";
import { serverError } from "../connecting/server-error.js";
import { isOpenToReaders, serviceAddress } from "../connecting/service-address.js";
import { readSessions, sessionsPath, tryToKeepSessions, writeSessions } from "../connecting/sessions-file.js";
import { toldWaiting } from "../connecting/told-waiting.js";
import { pollPace } from "./poll-pace.js";

const MS = 1_000;
/** What the service takes of a name. */
const LONGEST_NAME = 100;

type Device = Schemas["StartedDeviceAnswer"];
type User = Schemas["SignedInAnswer"]["user"];

interface SignIn {
  readonly call: ServerCall;
  readonly client: ApiClient;
  readonly address: string;
}

/** Shows a code, waits for a person to let this machine in, and keeps the session. */
export async function runLogin(call: ServerCall): Promise<ExitName> {
  const { apiClient, sessionCookie } = await import("@plumbline/api-client");
  const { options, world, output } = call;
  const sessions = await readSessions(world);
  const address = serviceAddress({ server: options.server, env: world.env, last: sessions.last });
  if (isOpenToReaders(address)) {
    output.remark(`${address} is not encrypted: whoever reads on the way can take the session.`);
  }
  // Whether a session can be kept is found out before anybody is asked for one.
  await tryToKeepSessions(world);
  const jar = emptyJar();
  const client = apiClient({ baseUrl: address, through: [sessionCookie(jar), toldWaiting(output, address)] });
  const { email } = await letIn({ call, client, address });
  const cookie = await jar.read();
  if (cookie === null) {
    throw new CliError("server", `${address} let this machine in without a session.`);
  }
  const byAddress = { ...sessions.byAddress, [address]: { cookie, email } };
  await writeSessions(world, { last: address, byAddress });
  if (options.json) {
    output.printJson({ server: address, email, keptIn: sessionsPath(world) });
  } else {
    output.print(`Signed in to ${address} as ${clean(email)}.`);
  }
  return "ok";
}

function emptyJar(): SessionStore {
  let held: string | null = null;
  return {
    read: () => held,
    write: (cookie) => {
      held = cookie;
    },
  };
}

async function letIn(signIn: SignIn): Promise<User> {
  const { call, client, address } = signIn;
  const name = clean(`plumbline on ${hostname()}`).slice(0, LONGEST_NAME);
  const asking = { address, asks: "person" } as const;
  const device = await asked(asking, client.POST("/api/auth/devices", { body: { name } }));
  // Not a remark: without it nobody can go on.
  call.world.stderr.write(`${invitation(device)}\n`);
  return poll(signIn, device);
}

function invitation({ userCode, verificationUri, verificationUriComplete }: Device): string {
  return [
    `To let this machine in, open  ${clean(verificationUriComplete)}`,
    `and compare the code          ${clean(userCode)}`,
    `Or open ${clean(verificationUri)} and type the code. Do it only if you began this yourself.`,
  ].join("\n");
}

/** Asks until somebody answered; the service says how often, and when it is over. */
async function poll({ call, client, address }: SignIn, { deviceCode, interval }: Device): Promise<User> {
  const { dataOf } = await import("@plumbline/api-client");
  const { setTimeout: sleep } = await import("node:timers/promises");
  for (let seconds = interval; ; ) {
    call.output.progress("Waiting for somebody to let this machine in …");
    await sleep(seconds * MS);
    try {
      const { user } = await dataOf(client.POST("/api/auth/devices/token", { body: { deviceCode } }));
      call.output.done();
      return user;
    } catch (error) {
      const pace = await pollPace(error, seconds);
      if (pace === null) {
        call.output.done();
        throw await ended(address, error);
      }
      seconds = pace;
    }
  }
}

async function ended(address: string, error: unknown): Promise<unknown> {
  const { isProblem } = await import("@plumbline/api-client");
  if (isProblem(error, "access_denied")) {
    return new CliError("server", "The person said no: this machine was not let in.");
  }
  if (isProblem(error, "expired_token")) {
    return new CliError("server", "Nobody let this machine in while the code was good: start again.");
  }
  return serverError({ address, asks: "person" }, error);
}
