import { useEffect } from "react";

const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };

/**
 * Keeps the focus in the page: when what had it goes away or can no longer be pressed, the nearest thing that it stood in
 * takes it, so that keys and screen readers go on from there.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let path: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent): void => {
      path = target instanceof HTMLElement ? pathOf(target) : [];
    };
    // Who presses beside everything wants it nowhere.
    const forget = (): void => {
      path = [];
    };
    const watch = new MutationObserver(() => {
      const [had, ...around] = path;
      if (had !== undefined && isGone(had) && isNowhere()) {
        around.find((place) => place.isConnected && takesFocus(place));
      }
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    watch.observe(document.body, CHANGES);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
      watch.disconnect();
    };
  }, []);
}

/** An element and what it stands in, without the page itself. */
function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null && at !== document.body; at = at.parentElement) {
    path.push(at);
  }
  return path;
}

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled");
}

function isNowhere(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(":disabled");
}

function takesFocus(place: HTMLElement): boolean {
  if (!place.hasAttribute("tabindex")) {
    place.setAttribute("tabindex", "-1");
  }
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}
