import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { keysOf } from "./keys-of.js";
import { PROJECT_SCREENS, SCREEN_ID } from "./project-screens.js";

/** `g` and then the key of a screen leads there. */
export function useProjectKeys(projectId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isGoing = false;
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLElement &&
        event.target.matches(
          "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]",
        )
      ) {
        return;
      }
      const pressed = keysOf(event);
      const screen = isGoing ? PROJECT_SCREENS.find(({ key }) => key === pressed) : undefined;
      isGoing = pressed === "g";
      if (screen !== undefined) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void navigate({ to: `/projects/$projectId${screen.path}`, params: { projectId } });
        // Keys go on in the screen, not in the list of screens before it.
        document.getElementById(SCREEN_ID)?.focus({ preventScroll: true });
      }
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [projectId, navigate]);
}
