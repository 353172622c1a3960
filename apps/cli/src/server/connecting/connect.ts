import type { ApiClient, Clock } from "@plumbline/api-client";
import type { Call } from "../../declaring/command.js";
import { usageError } from "../../problems/cli-error.js";
import { heldSession } from "./held-session.js";
import { isOpenToReaders, serviceAddress } from "./service-address.js";
import { readSessions } from "./sessions-file.js";
import { toldWaiting } from "./told-waiting.js";

export type ServerCall = Pick<Call, "output" | "world"> & {
  readonly options: { readonly json: boolean; readonly server: string | undefined };
};

/** A service, and who asks it. */
export interface Connection {
  readonly client: ApiClient;
  readonly address: string;
  /** An agent token of the environment comes before a session. */
  readonly asks: "token" | "person";
}

/** A client of the service that the call names, with the token of the environment or the session of the last login. */
export async function connect({ options, world, output }: ServerCall): Promise<Connection> {
  const { agentToken, apiClient, repeats, sessionCookie, systemClock } = await import(
    "@plumbline/api-client"
  );
  const { last } = await readSessions(world);
  const address = serviceAddress({ server: options.server, env: world.env, last });
  if (isOpenToReaders(address)) {
    output.remark(`${address} is not encrypted: what is sent, who you are too, can be read on the way.`);
  }
  const token = tokenOf(world.env);
  const clock: Clock = {
    now: systemClock.now,
    sleep: (milliseconds, signal) => {
      output.progress(`The service is busy: asking again in ${Math.ceil(milliseconds / 1_000)} s …`);
      return systemClock.sleep(milliseconds, signal);
    },
  };
  const who = token === null ? sessionCookie(heldSession(world, address)) : agentToken(token);
  const client = apiClient({
    baseUrl: address,
    through: [repeats({ clock }), who, toldWaiting(output, address)],
  });
  return { client, address, asks: token === null ? "person" : "token" };
}

/** The token of the environment, and never a word about what it is. */
function tokenOf(env: Readonly<Record<string, string | undefined>>): string | null {
  const token = env["PLUMBLINE_TOKEN"]?.trim() ?? "";
  if (token !== "" && !/^[\x21-\x7e]+$/.test(token)) {
    throw usageError("PLUMBLINE_TOKEN has characters that no token has.");
  }
  return token === "" ? null : token;
}
