import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { engines } from "../../engines/engines.js";

const NO_PROBLEMS: readonly Problem[] = [];

interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What the engine's reader says of a profile while it is typed: every problem, at its field. */
export function useProfileCheck(text: string): readonly Problem[] {
  const settled = useDeferredValue(text);
  const { data } = useQuery({
    queryKey: ["engines", "stress-profile", settled],
    queryFn: () => engines("stressProfile", settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined || data.ok ? NO_PROBLEMS : data.problems;
}
