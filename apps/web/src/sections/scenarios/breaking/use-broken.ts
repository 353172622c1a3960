import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type Broken, brokenText, readBroken } from "./broken.js";

/** An address has room for so many characters of them. */
const LONGEST = 500;
const SETTLED_MS = 250;
const FROM = "/in/projects/$projectId/scenarios/$scenarioId";

/** What is broken; the address says it, as far as there is room in it, so that it can be shared. */
export function useBroken(): readonly [readonly Broken[], (broken: readonly Broken[]) => void] {
  const text = useSearch({ from: FROM, select: (search) => search.broken });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const [broken, setBroken] = useState(() => readBroken((text ?? "").split(",")));
  const told = useRef(broken);
  useEffect(() => {
    if (told.current === broken) {
      return;
    }
    // The picture comes first: an address is for who leaves or shares it.
    const timer = setTimeout(() => {
      told.current = broken;
      void navigate({ search: (before) => ({ ...before, broken: inAddress(broken) }), replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [broken, navigate]);
  return [broken, setBroken];
}

function inAddress(broken: readonly Broken[]): string | undefined {
  const text = brokenText(broken);
  return text === "" || text.length > LONGEST ? undefined : text;
}
