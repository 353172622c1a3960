import autocannon from "autocannon";

/**
 * A request as it is sent next: `make` is asked anew each time.
 * @typedef {object} Sent
 * @property {string} what it asks for, in the table
 * @property {"GET" | "POST" | "PUT" | "DELETE"} method
 * @property {string} path
 * @property {Readonly<Record<string, string>>} headers
 * @property {string} [body]
 */

/**
 * @typedef {object} Drive
 * @property {readonly string[]} urls connections are shared out among these
 * @property {number} connections
 * @property {number} seconds
 * @property {() => Sent} make
 */

/**
 * Sends requests over all connections for as long as is asked, each as soon as the last is answered.
 * @param {Drive} drive
 */
export async function drive({ urls, connections, seconds, make }) {
  /** @type {Answered[]} */
  const answers = [];
  const shares = urls.map((url, at) => ({ url, connections: shareOf(connections, urls.length, at) }));
  const results = await Promise.all(
    shares.map(({ url, connections: own }) => {
      return autocannon({
        url,
        connections: own,
        duration: seconds,
        timeout: 60,
        requests: [noted(make, answers)],
      });
    }),
  );
  const lost = results.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, 0);
  return { answers, lost };
}

/**
 * @typedef {object} Answered
 * @property {string} what
 * @property {number} status
 * @property {number} ms
 */

/**
 * A request that is made anew each time, and whose answers are noted.
 * @param {() => Sent} make
 * @param {Answered[]} answers
 * @returns {autocannon.Request}
 */
function noted(make, answers) {
  return {
    setupRequest: (request, context) => {
      const { what, ...sent } = make();
      Object.assign(context, { what, sentAt: performance.now() });
      return { ...request, ...sent };
    },
    onResponse: (status, _body, context) => {
      const { what, sentAt } = /** @type {{what: string, sentAt: number}} */ (context);
      answers.push({ what, status, ms: performance.now() - sentAt });
    },
  };
}

/**
 * @param {number} all
 * @param {number} parts
 * @param {number} at
 */
function shareOf(all, parts, at) {
  return Math.floor(all / parts) + (at < all % parts ? 1 : 0);
}
