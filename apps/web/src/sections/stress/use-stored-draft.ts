import type { Schemas } from "@plumbline/api-client";
import type { Draft } from "./use-draft.js";
import { useSaveProfile } from "./use-save-profile.js";
import { useStressAddress } from "./use-stress-address.js";

/** Stores what is typed, goes to a profile that is new, and then does what was waiting for it. */
export function useStoredDraft(stored: Schemas["StressProfileResponse"] | null, draft: Draft) {
  const { go } = useStressAddress();
  const save = useSaveProfile(stored?.id ?? null);
  const store = (version: number | null, then: () => void): void =>
    save.mutate(
      { text: draft.text, version },
      {
        onSuccess: (done) => {
          draft.discard();
          if (stored === null) {
            go({ profile: done.id, scenario: undefined }, { replace: true, isKept: true });
          }
          then();
        },
      },
    );
  return { save, store };
}
