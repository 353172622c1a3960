import { connect, createServer } from "node:net";

/**
 * Stands between nodes and a worker, and does something once: before a statement with some words goes on to the worker, or
 * when the worker has answered it, before its answer goes back.
 * @param {number} port of the worker
 * @returns {Promise<WorkerLink>}
 */
export async function linkTo(port) {
  /** @type {{words: string, act: () => void, when: "before" | "after"} | null} */
  let plan = null;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    let isAsked = false;
    const carryOut = () => {
      plan?.act();
      plan = null;
      near.destroy();
    };
    near.on("data", (sent) => {
      const isPlanned = plan !== null && sent.includes(plan.words);
      if (isPlanned && plan?.when === "before") {
        carryOut();
        return;
      }
      isAsked ||= isPlanned;
      far.write(sent);
    });
    far.on("data", (answer) => (isAsked ? carryOut() : near.write(answer)));
    near.on("error", () => undefined).on("close", () => far.destroy());
    far.on("error", () => undefined).on("close", () => near.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port: own } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    port: own,
    at: (moment, act) => {
      plan = { ...moment, act };
    },
    isDone: () => plan === null,
    close: () => server.close(),
  };
}

/**
 * @typedef {object} WorkerLink
 * @property {number} port
 * @property {(moment: {words: string, when: "before" | "after"}, act: () => void) => void} at
 * @property {() => boolean} isDone whether what was planned has happened
 * @property {() => void} close
 */
