import type { JsonValue } from "@plumbline/model-core";

/** What a prompt tells beside its instructions: the words of a person, or data. */
export type PromptBlock =
  | { readonly kind: "request"; readonly text: string }
  | { readonly kind: "data"; readonly name: DataName; readonly data: JsonValue };

/** What a block of data holds. */
export type DataName =
  | "model"
  | "scenario"
  | "scenarios"
  | "promise"
  | "findings"
  | "target"
  | "sources"
  | "errors";
