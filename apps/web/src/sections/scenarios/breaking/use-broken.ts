import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { type Broken, brokenText, readBroken } from "./broken.js";

/** An address has room for so many characters of them. */
const LONGEST = 500;

/** What is broken; the address says it, as far as there is room in it, so that it can be shared. */
export function useBroken(): readonly [readonly Broken[], (broken: readonly Broken[]) => void] {
  const search = useSearch({ from: "/in/projects/$projectId/scenarios/$scenarioId" });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const [broken, setBroken] = useState(() => readBroken((search.broken ?? "").split(",")));
  const change = (next: readonly Broken[]): void => {
    const text = brokenText(next);
    setBroken(next);
    void navigate({
      search: (before) => ({ ...before, broken: text === "" || text.length > LONGEST ? undefined : text }),
      replace: true,
    });
  };
  return [broken, change];
}
