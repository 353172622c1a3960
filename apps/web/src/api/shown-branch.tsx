import { createContext, type ReactNode, useContext, useMemo } from "react";

/** What was called how when it was read, by IDs of the design. */
type WasCalled = readonly { readonly targetId: string; readonly name: string | null }[];

interface Shown {
  /** Null of main. */
  readonly branchId: string | null;
  readonly wasCalled: ReadonlyMap<string, string>;
}

const ShownBranch = createContext<Shown>({ branchId: null, wasCalled: new Map() });

export interface OfBranchProps {
  readonly branchId: string | null;
  /** Names for what is no longer there. */
  readonly parts?: WasCalled | undefined;
  readonly children: ReactNode;
}

/** Whatever is in it names facts of a branch, or of main: they are called, found and linked as there. */
export function OfBranch({ branchId, parts, children }: OfBranchProps): ReactNode {
  const shown = useMemo(() => {
    const named = (parts ?? []).map(({ targetId, name }) => [targetId, name ?? ""] as const);
    return { branchId, wasCalled: new Map(named.filter(([, name]) => name !== "")) };
  }, [branchId, parts]);
  return <ShownBranch value={shown}>{children}</ShownBranch>;
}

/** Of which branch the facts are that are shown here. */
export function useShownBranch(): Shown {
  return useContext(ShownBranch);
}
