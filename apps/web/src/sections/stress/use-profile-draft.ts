import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { missingRows } from "./rows-to-fill.js";
import { requirementsQuery } from "./stress-queries.js";
import { useDraft } from "./use-draft.js";
import { useStressAddress } from "./use-stress-address.js";

/** What is typed over a profile, and what the scenario that it names asks to be filled in. */
export function useProfileDraft(base: Schemas["StressProfileRequest"], version: number | null) {
  const { projectId, search } = useStressAddress();
  const [scenarioId, setScenarioId] = useState(base.scenarioId);
  const reached = useQuery(requirementsQuery(projectId, scenarioId, search.branch));
  const draft = useDraft({ base, version, requirements: reached.data });
  const missing = reached.data === undefined ? [] : missingRows(draft.form, reached.data);
  return { draft, reached, missing, setScenarioId };
}
