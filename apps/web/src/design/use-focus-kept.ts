import { type RefObject, useEffect, useRef } from "react";

/** An element that takes the focus when what had it went away with a change. It needs a `tabIndex` of its own. */
export function useFocusKept<Place extends HTMLElement>(changed: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = useRef(changed);
  useEffect(() => {
    if (known.current !== changed && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    known.current = changed;
  }, [changed]);
  return place;
}
