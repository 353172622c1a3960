import type { ChangeItem, FactKind, FactOfKind } from "@plumbline/model-core";
import type { ChangeResultResponse } from "../dto/change-result.response.js";
import type { RemovedFactsResponse } from "../dto/removed-facts.response.js";
import type { ModelEdit, WrittenEdit } from "./model-edit.js";

/** What an edit did. */
interface DoneEdit {
  readonly version: number;
  readonly items: readonly ChangeItem[];
  /** The fact of an edit that puts a single one, as it is now. */
  readonly fact: FactOfKind[FactKind] | null;
}

/** The answer of an edit, written where the edit was made: that of a wide one is long. */
export function writtenEdit(edit: ModelEdit, done: DoneEdit): WrittenEdit {
  const { version, items } = done;
  const isNew = edit.single && items[0]?.change === "added";
  const body = bodyOf(edit, done);
  const bytes = body === null ? null : new TextEncoder().encode(JSON.stringify(body));
  // A schema that was put answers the version that guards it.
  const ofSchema = done.fact !== null && "version" in done.fact ? done.fact.version : null;
  return {
    outcome: "written",
    version: ofSchema ?? version,
    status: isNew ? 201 : bytes === null ? 204 : 200,
    bytes,
  };
}

function bodyOf(
  { single, cascade }: ModelEdit,
  { version: modelVersion, items, fact }: DoneEdit,
): DoneEdit["fact"] | ChangeResultResponse | RemovedFactsResponse {
  if (!single) {
    return { modelVersion, items };
  }
  if (!cascade) {
    return fact;
  }
  return { modelVersion, removed: items.map(({ kind, id, name }) => ({ kind, id, name })) };
}
