import { useEffect, useRef } from "react";

type Acts = Readonly<Record<string, (() => void) | undefined>>;

/** Does what single keys stand for on a screen, while nobody types, no dialog is open and no other key is held. */
export function useLetterKeys(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    let isGoing = false;
    const onKey = (event: KeyboardEvent): void => {
      const isAfterG = isGoing;
      isGoing = event.key === "g";
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || isHeld || isAfterG || isElsewhere(event.target)) {
        return;
      }
      const act = latest.current[event.key];
      if (act !== undefined) {
        event.preventDefault();
        toButtonOf(event.key);
        act();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Where nothing has the focus, the button of the same key gets it, so that a dialog that it opens can give it back. */
function toButtonOf(key: string): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.focus();
  }
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector("[role=dialog],[role=menu]") !== null ||
    (target instanceof HTMLElement &&
      target.matches("input:not([type=checkbox]), textarea, select, [contenteditable=true]"))
  );
}
