import { useMutation, useQueryClient } from "@tanstack/react-query";
import { modelQuery } from "../../api/model-query.js";
import { asModel } from "../../canvas/canvas-model.js";
import { engines } from "../../engines/engines.js";
import { scenarioTextQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

const LONGEST_MS = 10_000;

/** Runs what is typed in this browser, by the engine that the service has; nothing is kept. */
export function useTriedRun() {
  const { projectId, search } = useStressAddress();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ text, scenarioId }: { readonly text: string; readonly scenarioId: string }) => {
      const [{ model, modelVersion }, scenario] = await Promise.all([
        queries.fetchQuery(
          modelQuery(projectId, search.branch === undefined ? {} : { branchId: search.branch }),
        ),
        queries.fetchQuery(scenarioTextQuery(projectId, scenarioId)),
      ]);
      return engines("stress", {
        profile: text,
        scenario,
        model: asModel(model),
        modelVersion,
        withinMs: LONGEST_MS,
      });
    },
  });
}
