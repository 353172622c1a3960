import type { Guid, ModelChange } from "@plumbline/model-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";

/** Changes of one model, by one request. */
export interface ModelEdit {
  readonly projectId: Guid;
  /** Null for main. */
  readonly branchId: Guid | null;
  /** Of the model, or of the schema that is the one to be changed. Null takes any. */
  readonly expectedVersion: number | null;
  /** Entity tags of `If-Match`, which says the same; null when there is none. */
  readonly ifMatch: readonly string[] | null;
  /** Whether what is put may not be there yet. */
  readonly createOnly: boolean;
  /** Whether what is put must be there already. */
  readonly replaceOnly: boolean;
  readonly changes: readonly ModelChange[];
  /** Whether what refers to a deleted fact goes with it. */
  readonly cascade: boolean;
  /** Whether the request is about one fact, whose path it names. */
  readonly single: boolean;
  readonly actor: string;
}

/** What an edit wrote. */
export interface WrittenEdit {
  readonly outcome: "written";
  /** Of the stream as the edit left it, or of the one schema that was put. */
  readonly version: number;
  readonly status: 200 | 201 | 204;
  /** The answer as JSON; null where there is nothing to say. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

export type EditOutcome =
  | WrittenEdit
  | RefusalNamed<"no-project" | "no-open-branch" | "other-version" | "other-schema-version">
  | RefusalNamed<"already-there" | "not-there-yet" | "edit-refused" | "id-taken">;

/** An edit that needs a larger part of the model than the main thread reads comes to nothing there. */
export type PartOutcome = EditOutcome | { readonly outcome: "too-wide" };
