import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { drive } from "./drive.mjs";
import { loadFigures } from "./load-figures.mjs";

/**
 * The same request to as many processes of bare Nest, on the same database.
 * @param {import("./drive-service.mjs").Wanted} wanted
 * @param {{connectionString: string, path: string}} of
 * @returns {Promise<import("./load-table.mjs").LoadRow>}
 */
export async function driveNest({ processes, seconds, connections }, { connectionString, path }) {
  const { startPeer } = await import(join(ROOT, "apps/server/bench/start-peer.mjs"));
  const peers = await Promise.all(
    Array.from({ length: processes }, () => startPeer(connectionString, "prepared")),
  );
  const make = () => ({ what: ONE_ROW, method: /** @type {const} */ ("GET"), path, headers: {} });
  try {
    const urls = peers.map(({ url }) => url);
    await drive({ urls, connections, seconds: WARMING_SECONDS, make });
    const { answers, lost } = await drive({ urls, connections, seconds, make });
    const figures = loadFigures(answers, seconds);
    const unexpected = figures.unexpected + lost;
    return { load: `${ONE_ROW}, bare Nest`, processes, ...figures, unexpected, memoryMiB: null };
  } finally {
    peers.forEach((peer) => void peer.stop());
  }
}

export const WARMING_SECONDS = 3;

export const ONE_ROW = "a project";
