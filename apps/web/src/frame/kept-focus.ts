/** What opens in front of the screen, and leaves the page when it is done. */
const LAYERS = "[role=dialog], [role=alertdialog], [role=menu]";
const MAIN = "content";

interface Place {
  readonly layer: Element | null;
  /** What had the focus, and then what it stood in that takes it, from the inside out. */
  readonly path: readonly HTMLElement[];
}

/**
 * Nobody who works by keyboard begins at the top again: where what had the focus leaves the page (a dialog that closes, a
 * row that is deleted, a button that is off now), what it stood in takes it, or what opened it. Ends with what it returns.
 */
export function keepFocus(page: Document): () => void {
  let places: readonly Place[] = [];
  let timer = 0;
  const take = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) {
      const layer = target.closest(LAYERS);
      const below = places.filter((place) => place.layer !== layer && isThere(place.layer));
      places = [...(layer === null ? [] : below), { layer, path: pathOf(target) }];
    }
  };
  const giveBack = (): void => {
    // Browsers take the focus from what is switched off a moment later: by then nobody is told.
    const isLost = page.activeElement === page.body || page.activeElement?.matches(":disabled") !== false;
    const was = places.at(-1)?.path[0];
    if (isLost && was !== undefined && !canTake(was)) {
      giveTo([...places.toReversed().flatMap(({ path }) => path.filter(canTake)), page.getElementById(MAIN)]);
    }
  };
  // Parts that look after their own focus do it as they leave: they go first.
  const look = new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(giveBack);
  });
  page.addEventListener("focusin", take);
  look.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  return () => {
    page.removeEventListener("focusin", take);
    look.disconnect();
    clearTimeout(timer);
  };
}

function isThere(layer: Element | null): boolean {
  return layer === null || layer.isConnected;
}

function canTake(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** The first that takes it has it: what is not shown does not. */
function giveTo(elements: readonly (HTMLElement | null)[]): void {
  elements.some((element) => {
    element?.focus({ preventScroll: true });
    return element !== null && element === element.ownerDocument.activeElement;
  });
}

function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const path = [element];
  let around = element.parentElement?.closest<HTMLElement>("[tabindex]");
  while (around != null) {
    path.push(around);
    around = around.parentElement?.closest<HTMLElement>("[tabindex]");
  }
  return path;
}
