import { useSyncExternalStore } from "react";

const NARROW = "(width < 48rem)";

/** Whether there is no room for a picture beside lists. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(NARROW);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(NARROW).matches,
  );
}
