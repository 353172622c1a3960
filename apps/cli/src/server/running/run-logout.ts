import type { ExitName } from "../../declaring/exit-codes.js";
import type { ServerCall } from "../connecting/connect.js";
import { heldSession } from "../connecting/held-session.js";
import { serverError } from "../connecting/server-error.js";
import { serviceAddress } from "../connecting/service-address.js";
import { readSessions } from "../connecting/sessions-file.js";

/** Ends the session at the service, and forgets it whatever the service says. */
export async function runLogout({ options, world, output }: ServerCall): Promise<ExitName> {
  const { last, byAddress } = await readSessions(world);
  const address = serviceAddress({ server: options.server, env: world.env, last });
  const store = heldSession(world, address);
  const wasSignedIn = byAddress[address] !== undefined;
  if (wasSignedIn) {
    await endAt(address, byAddress[address]?.cookie ?? "").finally(() => store.write(null));
  }
  if (options.json) {
    output.printJson({ server: address, wasSignedIn });
  } else {
    output.print(wasSignedIn ? `Signed out of ${address}.` : `Nobody was signed in to ${address}.`);
  }
  return "ok";
}

async function endAt(address: string, cookie: string): Promise<void> {
  const { apiClient, dataOf, sessionCookie } = await import("@plumbline/api-client");
  const store = { read: () => cookie, write: () => undefined };
  const client = apiClient({ baseUrl: address, through: [sessionCookie(store)] });
  try {
    await dataOf(client.POST("/api/auth/logout"));
  } catch (error) {
    throw await serverError({ address, asks: "person" }, error);
  }
}
