import type { ModelAddress } from "./use-model-address.js";
import { useModelKeys } from "./use-model-keys.js";

const MOST = 3;

/** F looks at what is selected; again, further around it, and after three steps at everything. `/` finds. */
export function useFocusKeys({ search, focus, change }: ModelAddress): void {
  const further = (): void => {
    const { selected } = search;
    const steps = focus !== null && (selected === undefined || focus.id === selected) ? focus.steps + 1 : 1;
    const id = selected ?? focus?.id;
    change(steps > MOST || id === undefined ? { focus: undefined, steps: undefined } : { focus: id, steps });
  };
  useModelKeys({
    f: further,
    "/": () => document.getElementById("model-filter")?.focus(),
    Escape: () => focus !== null && change({ focus: undefined, steps: undefined }),
  });
}
