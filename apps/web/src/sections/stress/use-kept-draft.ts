import { useBlocker } from "@tanstack/react-router";
import { STRESS_WORDS as words } from "../../words/stress.js";

/** Asks before what is typed is left. */
export function useKeptDraft(isDirty: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !staysHere(current, next) && !window.confirm(words.leaveUnsaved),
    enableBeforeUnload: () => isDirty,
  });
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Whether the same profile is shown after a step from one address to another. */
function staysHere(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && profileOf(current) === profileOf(next);
}

function profileOf({ search }: Place): unknown {
  return "profile" in search ? search.profile : undefined;
}
