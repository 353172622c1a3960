import { connect } from "node:net";

/**
 * Where the service will listen, read as the service reads it: the first port of ASPNETCORE_HTTP_PORTS, else 8080.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{port: number, address: string}} port 0 when only the service can know
 */
export function readAddress(env) {
  const first = (env["ASPNETCORE_HTTP_PORTS"] ?? "").split(";")[0]?.trim() || "8080";
  const port = /^\d{1,5}$/.test(first) ? Number(first) : 0;
  return { port, address: `http://127.0.0.1:${port}` };
}

/**
 * Whether somebody listens on the port already.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy()).once("close", () => resolve(false));
  });
}
