import { isProblem, ProblemError } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type SettingDifference, settingDifferences } from "../design/settings-form/setting-differences.js";
import type { JsonObject, SettingGroup } from "../design/settings-form/setting-fields.js";
import type { SettingMessage } from "../design/settings-form/setting-messages.js";

interface Versioned {
  readonly stated: JsonObject;
  readonly version: number;
}

export interface SettingsSaveOf {
  readonly groups: readonly SettingGroup[];
  /** The version that was read last. */
  readonly version: number;
  /** Writes a document over that version. */
  readonly put: (document: JsonObject, version: number) => Promise<unknown>;
  /** Reads what is stored now. */
  readonly reread: () => Promise<Versioned | null>;
}

export interface SettingsSave {
  readonly save: (document: JsonObject) => void;
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly errors: readonly SettingMessage[];
  /** Where somebody else saved meanwhile and theirs is another; null where nobody did. */
  readonly conflict: readonly SettingDifference[] | null;
  readonly mineAgain: () => void;
  readonly endConflict: () => void;
  /** Rises when the form begins anew with what is stored. */
  readonly turn: number;
  readonly beginAnew: () => void;
}

interface Conflict {
  readonly document: JsonObject;
  readonly version: number;
  readonly differences: readonly SettingDifference[];
}

/** Saves settings over the version that was read, and says what somebody else saved meanwhile. */
export function useSettingsSave({ groups, version, put, reread }: SettingsSaveOf): SettingsSave {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [turn, setTurn] = useState(0);
  const mutation = useMutation({
    mutationFn: ({ document, over }: { readonly document: JsonObject; readonly over: number }) =>
      put(document, over),
    onSuccess: () => {
      setConflict(null);
      setTurn((last) => last + 1);
    },
    onError: async (error, { document, over }) => {
      const theirs = isProblem(error, "conflict") ? await reread() : null;
      if (theirs !== null && theirs.version !== over) {
        const fields = groups.flatMap((group) => group.fields);
        const differences = settingDifferences(fields, document, theirs.stated);
        setConflict({ document, version: theirs.version, differences });
      }
    },
  });
  const { error } = mutation;
  const isInvalid = error instanceof ProblemError && error.type === "validation_error";
  return {
    save: (document) => mutation.mutate({ document, over: version }),
    isSaving: mutation.isPending,
    error: isInvalid || conflict !== null ? null : error,
    errors: isInvalid ? error.errors : [],
    conflict: conflict?.differences ?? null,
    mineAgain: () =>
      conflict !== null && mutation.mutate({ document: conflict.document, over: conflict.version }),
    endConflict: () => {
      setConflict(null);
      mutation.reset();
    },
    turn,
    beginAnew: () => setTurn((last) => last + 1),
  };
}
