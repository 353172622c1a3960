import type { SessionStore } from "@plumbline/api-client";
import type { World } from "../../world.js";
import { readSessions, writeSessions } from "./sessions-file.js";

/** The session of a login at one service, as the client keeps it; a session that the service ends is forgotten. */
export function heldSession(world: Pick<World, "env">, address: string): SessionStore {
  return {
    read: async () => (await readSessions(world)).byAddress[address]?.cookie ?? null,
    write: async (cookie) => {
      const { last, byAddress } = await readSessions(world);
      const { [address]: held, ...others } = byAddress;
      const kept =
        cookie === null || held === undefined ? others : { ...others, [address]: { ...held, cookie } };
      await writeSessions(world, { last, byAddress: kept });
    },
  };
}
