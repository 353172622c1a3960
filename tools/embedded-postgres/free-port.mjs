import { createServer } from "node:net";

/**
 * A port of 127.0.0.1 that nobody uses at this moment.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
