import { dataOf, ifMatch, isProblem, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { toasts } from "../../design/toasts.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { profileQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

interface Saving {
  readonly text: string;
  /** The version that was changed; null where there is none to be kept. */
  readonly version: number | null;
}

/** Stores a profile: over the version it was made of, or as a new one. */
export function useSaveProfile(profileId: string | null) {
  const { projectId } = useStressAddress();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: ({ text, version }: Saving) => {
      const body: Schemas["StressProfileRequest"] = JSON.parse(text);
      return profileId === null
        ? dataOf(
            api.POST("/api/projects/{projectId}/stress/profiles", {
              params: { path: { projectId } },
              body,
            }),
          )
        : dataOf(
            api.PUT("/api/projects/{projectId}/stress/profiles/{profileId}", {
              params: { path: { projectId, profileId }, header: version === null ? {} : ifMatch(version) },
              body,
            }),
          );
    },
    onSuccess: async (stored) => {
      queries.setQueryData(profileQuery(projectId, stored.id).queryKey, stored);
      toasts.say(words.saved(stored.name));
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "stress", "profiles"] });
    },
  });
  const isConflict =
    profileId !== null && (isProblem(save.error, "conflict") || isProblem(save.error, "precondition_failed"));
  return { ...save, isConflict };
}
