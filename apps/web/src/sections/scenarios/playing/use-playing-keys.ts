import { useEffect } from "react";
import type { Player } from "./player.js";

const PAGE = 10;

/** Space plays and pauses, arrows step, also by tens; never while somebody types or presses a button by its own key. */
export function usePlayingKeys(player: Player): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actionOf(event, player);
      if (act !== null && !isTaken(event)) {
        event.preventDefault();
        act();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [player]);
}

function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, player: Player) {
  if (ctrlKey || metaKey || altKey) {
    return null;
  }
  const by = shiftKey ? PAGE : 1;
  switch (key) {
    case " ":
      return () => player.toggle();
    case "ArrowRight":
      return () => player.step(by);
    case "ArrowLeft":
      return () => player.step(-by);
    case "Home":
      return () => player.step(Number.NEGATIVE_INFINITY);
    case "End":
      return () => player.step(Number.POSITIVE_INFINITY);
    default:
      return null;
  }
}

const TYPED_IN = "input, textarea, select, [contenteditable=true], [role=menu], [role=dialog]";
const PRESSED = "button, a, summary, [role=tab]";

function isTaken({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) {
    return defaultPrevented;
  }
  return target.closest(TYPED_IN) !== null || (key === " " && target.closest(PRESSED) !== null);
}
