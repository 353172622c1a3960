import type { Page } from "playwright-core";

const AGAIN = 60;
const AFTER_MS = 150;

/**
 * What a person could press or type into, but cannot get at: beside the window however far one scrolls, cut off by what
 * it stands in, or under something else. Each by the beginning of its markup.
 */
export async function unreachable(page: Page): Promise<readonly string[]> {
  let lost = await lostOn(page);
  // Lists measure their rows again, and draw others, as one scrolls.
  for (let again = 0; lost.length > 0 && again < AGAIN; again++) {
    await page.waitForTimeout(AFTER_MS);
    lost = await lostOn(page);
  }
  return lost;
}

function lostOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const acts =
      "a[href]:not([href='#content'], [href='#screen']), button, input, select, textarea, summary, [role=tab]";
    const isHit = (part: Element): boolean => {
      part.scrollIntoView({ block: "nearest", inline: "nearest" });
      // A link in a sentence may go on in the next line.
      const { left, top, width, height } = part.getClientRects()[0] ?? part.getBoundingClientRect();
      // A field has buttons of its own at its end, and a name may be wider than what is in sight of it.
      const x = Math.max(0, left) + Math.min(width / 2, 24);
      const hit = document.elementFromPoint(x, top + Math.min(height, innerHeight) / 2);
      const label = part instanceof HTMLInputElement ? part.labels?.[0] : undefined;
      return hit !== null && (part.contains(hit) || label?.contains(hit) === true);
    };
    return [...document.querySelectorAll(acts)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((part) => part.closest(".visually-hidden, [inert]") === null && part.clientWidth !== 1)
      .filter((part) => !isHit(part))
      .map((part) => part.outerHTML.slice(0, 160));
  });
}
