/** @typedef {{selector: string, attribute: string}} Seen */

/**
 * @typedef {object} Act
 * @property {readonly string[] | null} [press] selectors of what is clicked, in turns
 * @property {readonly string[]} [keys] keys that are pressed, in turns
 * @property {Seen} [until] what changes when the act is seen
 * @property {number} times
 */

const SETTLE_MS = 1_500;
const PAUSE_MS = 120;

/**
 * How long an act takes in a page, from the act to the end of the first picture that shows what came of it; the first
 * two are left out.
 * @param {import("playwright-core").Page} page
 * @param {string} address
 * @param {Act} act
 * @returns {Promise<readonly number[]>}
 */
export async function millisecondsIn(page, address, act) {
  await page.goto(address);
  if (act.until !== undefined) {
    await page.waitForSelector(act.until.selector);
  }
  await page.waitForTimeout(SETTLE_MS);
  const times = [];
  for (let at = 0; at < act.times + 2; at += 1) {
    const press = act.press?.[at % act.press.length];
    const key = act.keys?.[at % act.keys.length];
    times.push(await page.evaluate(oneAct, { press, key, until: act.until }));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times.slice(2);
}

/**
 * Runs in the page.
 * @param {{press: string | undefined, key: string | undefined, until: Seen | undefined}} act
 * @returns {Promise<number>}
 */
function oneAct({ press, key, until }) {
  const said = () =>
    until === undefined ? "" : document.querySelector(until.selector)?.getAttribute(until.attribute);
  const before = said();
  const begin = performance.now();
  if (press !== undefined) {
    /** @type {HTMLElement | null} */ (document.querySelector(press))?.click();
  }
  if (key !== undefined) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  return new Promise((done, failed) => {
    const look = () => {
      if (performance.now() - begin > 10_000) {
        failed(new Error(`Nothing came of ${press ?? key}`));
      } else if (until !== undefined && said() === before) {
        requestAnimationFrame(look);
      } else {
        // The message comes after the picture of this frame was made.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done(performance.now() - begin);
          channel.port2.postMessage(null);
        });
      }
    };
    requestAnimationFrame(look);
  });
}
