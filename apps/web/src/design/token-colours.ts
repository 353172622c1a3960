import { useEffect, useState } from "react";

const DARK = "(prefers-color-scheme: dark)";

/** The colour that a token has here and now, for what is drawn by hand: a token may name one colour for each theme. */
export function colourOfToken(place: Element, token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(--${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A number that rises when the theme changes: what is drawn by hand is drawn again. */
export function useThemeChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const changed = (): void => setChanges((count) => count + 1);
    const chosen = new MutationObserver(changed);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const system = matchMedia(DARK);
    system.addEventListener("change", changed);
    return () => {
      chosen.disconnect();
      system.removeEventListener("change", changed);
    };
  }, []);
  return changes;
}
