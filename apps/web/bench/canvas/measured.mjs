/**
 * Measurements of the model screen: each is milliseconds as the page itself saw them.
 * @typedef {import("playwright-core").Page} Page
 */

const NODE = ".react-flow__node";

/**
 * From the start of a navigation to the first box of the picture.
 * @param {Page} page
 * @param {string} address
 */
export async function firstPicture(page, address) {
  await page.goto(address);
  await page.waitForSelector(NODE);
  return page.evaluate(() => performance.now());
}

/**
 * Presses a key and waits until something is so.
 * @param {Page} page
 * @param {string} key
 * @param {string} selector what has to be in the page then
 * @param {string} [without] what has to be gone
 */
export async function keyUntil(page, key, selector, without = "#nothing-is-called-this") {
  await page.evaluate(
    ([selector, without]) => {
      const seen = new Promise((done) => {
        addEventListener(
          "keydown",
          () => {
            const start = performance.now();
            const look = () => {
              const isSo = document.querySelector(selector ?? "") && !document.querySelector(without ?? "");
              isSo ? done(performance.now() - start) : requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { seen });
    },
    [selector, without],
  );
  await page.keyboard.press(key);
  return page.evaluate(() => /** @type {any} */ (window).seen);
}

/**
 * The 95th percentile of the time from frame to frame while the picture is dragged about.
 * @param {Page} page
 */
export async function panning(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    const note = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { frames });
  });
  await page.mouse.move(700, 650);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(700 + 200 * Math.sin(step / 8), 650 - 150 * Math.sin(step / 11));
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).frames));
  const sorted = [...frames].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

/**
 * A page with as many boxes and nothing else, which follows the pointer in the same way.
 * @param {Page} page
 * @param {number} count
 */
export async function emptyCanvas(page, count) {
  await page.goto("about:blank");
  await page.evaluate((boxes) => {
    const plane = document.createElement("div");
    plane.style.cssText = "position:absolute;inset:0;transform-origin:0 0";
    for (let place = 0; place < boxes; place += 1) {
      const box = document.createElement("div");
      box.textContent = `box ${place}`;
      box.style.cssText = `position:absolute;width:90px;height:32px;border:1px solid;transform:translate(${(place % 12) * 100}px,${Math.floor(place / 12) * 44}px)`;
      plane.append(box);
    }
    document.body.append(plane);
    addEventListener("mousemove", ({ clientX, clientY }) => {
      plane.style.transform = `translate(${clientX - 700}px,${clientY - 650}px)`;
    });
  }, count);
}
