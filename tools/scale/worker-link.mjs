import { connect, createServer } from "node:net";

/**
 * Stands between nodes and a worker, and does something once, before a statement with some words goes on to it.
 * @param {number} port of the worker
 * @returns {Promise<WorkerLink>}
 */
export async function linkTo(port) {
  /** @type {{words: string, act: () => void} | null} */
  let plan = null;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.on("data", (sent) => {
      if (plan !== null && sent.includes(plan.words)) {
        const { act } = plan;
        plan = null;
        act();
        near.destroy();
        return;
      }
      far.write(sent);
    });
    far.on("data", (answer) => near.write(answer));
    near.on("error", () => undefined).on("close", () => far.destroy());
    far.on("error", () => undefined).on("close", () => near.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port: own } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    port: own,
    before: (words, act) => {
      plan = { words, act };
    },
    isDone: () => plan === null,
    close: () => server.close(),
  };
}

/**
 * @typedef {object} WorkerLink
 * @property {number} port
 * @property {(words: string, act: () => void) => void} before
 * @property {() => boolean} isDone whether what was planned has happened
 * @property {() => void} close
 */
