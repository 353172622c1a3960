import { useEffect, useRef } from "react";
import { focusPicture } from "./focus-picture.js";

/** What is done when a key is pressed on the model screen; never while somebody types or a dialog is open. */
export function useModelKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    let isGoing = false;
    const onKey = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      // After `g` a key leads to another screen.
      const wasGoing = isGoing;
      isGoing = key === "g";
      const act = latest.current[key];
      if (act !== undefined && !wasGoing && !event.defaultPrevented && mayAct(event.target)) {
        event.preventDefault();
        // What a key opens gives the focus back to where it was: that is somewhere.
        focusPicture();
        act();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isHeld = ctrlKey || metaKey;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${isHeld ? "mod+" : ""}${altKey ? "alt+" : ""}${isHeld && shiftKey ? "shift+" : ""}${name}`;
}

function mayAct(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true]");
  return !isTyping && document.querySelector("[role=dialog], [role=menu]") === null;
}
