import type { Schemas } from "@plumbline/api-client";
import { useMemo, useState } from "react";
import { formOfProfile } from "./form-of-profile.js";
import type { ProfileForm } from "./profile-form.js";
import { profileTextOf } from "./profile-of-form.js";
import { withRowsToFill } from "./rows-to-fill.js";

export interface Draft {
  readonly form: ProfileForm;
  /** What would be sent. */
  readonly text: string;
  readonly isDirty: boolean;
  /** The version that was changed; null while nothing is, or none is stored. */
  readonly version: number | null;
  readonly change: (form: ProfileForm) => void;
  readonly discard: () => void;
  /** Keeps what is typed, over another version than the one it began from. */
  readonly putOver: (version: number) => void;
}

interface Of {
  readonly base: Schemas["StressProfileRequest"];
  readonly version: number | null;
  readonly requirements: Schemas["StressRequirementsResponse"] | undefined;
}

/** What is typed over a profile until it is saved; what others store meanwhile does not take it away. */
export function useDraft({ base, version, requirements }: Of): Draft {
  const [typed, setTyped] = useState<{ readonly form: ProfileForm; readonly version: number | null } | null>(
    null,
  );
  const stored = useMemo(() => formOfProfile(base), [base]);
  const form = useMemo(() => {
    const said = typed?.form ?? stored;
    return requirements === undefined ? said : withRowsToFill(said, requirements);
  }, [typed, stored, requirements]);
  const text = profileTextOf(form);
  return {
    form,
    text,
    isDirty: text !== profileTextOf(stored),
    version: typed?.version ?? version,
    change: (next) => setTyped({ form: next, version: typed?.version ?? version }),
    discard: () => setTyped(null),
    putOver: (over) => setTyped({ form, version: over }),
  };
}
