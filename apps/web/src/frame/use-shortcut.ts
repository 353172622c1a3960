import { useEffect, useRef } from "react";
import { keysOf } from "./keys-of.js";

/** Does something when keys are pressed, one after the other where there are two; never while somebody types. */
export function useShortcut(keys: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    let before = "";
    const onKey = (event: KeyboardEvent): void => {
      const pressed = keysOf(event);
      if (event.defaultPrevented || (isTyping(event.target) && !pressed.startsWith("mod+"))) {
        return;
      }
      if (pressed === keys || `${before} ${pressed}` === keys) {
        event.preventDefault();
        latest.current();
      }
      before = pressed;
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [keys]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
