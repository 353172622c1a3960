const KEY = "plumbline.single-keys";
const OFF = "off";
/** Where a letter is typed, or chooses from what is open. */
const TAKES_LETTERS =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]";

/** Whether keys of one letter do something, in this browser. Who speaks to a machine, or strays over keys, has them off. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== OFF;
}

const listeners = new Set<() => void>();

/** Calls whoever listens when they are switched. */
export function onSingleKeysSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function switchSingleKeys(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? "on" : OFF);
  for (const listener of listeners) {
    listener();
  }
}

/** Keeps keys of one letter from whatever listens after this, where they are off. */
export function guardSingleKeys(page: Window): void {
  page.addEventListener(
    "keydown",
    (event) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const isSingle = event.key.length === 1 && event.key !== " " && !isHeld;
      if (isSingle && !hasSingleKeys() && !takesLetters(event.target)) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}

function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}
