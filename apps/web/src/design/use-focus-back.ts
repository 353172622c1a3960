import { useLayoutEffect, useRef } from "react";

/** Gives the focus back to where it was when a dialog opened; what a letter opened from nowhere leads to the screen. */
export function useFocusBack(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // Before anything in the dialog takes it.
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
    }
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    // What closed the dialog may have led somewhere already.
    if (document.activeElement === null || document.activeElement === document.body) {
      placeOf(opener.current)?.focus();
    }
  };
}

/** The element, or the button of the menu that it was in, or the screen where both are gone. */
function placeOf(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    return opener;
  }
  const menuOf = opener?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return (menuOf && document.getElementById(menuOf)) || document.querySelector<HTMLElement>("main[tabindex]");
}
