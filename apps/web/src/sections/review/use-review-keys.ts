import { useEffect, useRef } from "react";

type Acts = Readonly<Record<string, () => void>>;

/** Single keys of this screen: not while somebody types, nor in front of it, nor as the second of two keys. */
export function useReviewKeys(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const act = latest.current[event.key];
      if (act === undefined || isHeld || event.defaultPrevented || isBusy(event.target)) {
        return;
      }
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=checkbox]), textarea, select") ||
      target.closest("[role=dialog], [role=menu]") !== null)
  );
}
