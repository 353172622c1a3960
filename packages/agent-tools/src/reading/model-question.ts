import type { Guid } from "@plumbline/model-core";
import type { ContractKind } from "../tools/model-tools.js";

/** What a tool asks of a whole model. */
export type ModelQuestion =
  | { readonly is: "summary" }
  | { readonly is: "element" | "dependencies" | "dependents"; readonly elementId: Guid }
  | { readonly is: "messages"; readonly after: MessagePosition | null; readonly limit: number }
  | {
      readonly is: "contracts";
      /** Contracts of this element alone; null for all. */
      readonly elementId: Guid | null;
      readonly kinds: readonly ContractKind[];
      /** The last one that was shown; null for the first page. */
      readonly after: Guid | null;
      readonly limit: number;
    };

/** Where a list in name order goes on: after this name and ID. */
export interface MessagePosition {
  readonly name: string;
  readonly id: string;
}

/** What a model says to a question; null where it has no such element. */
export interface ModelAnswer {
  readonly data: object;
  /** What was left out of lists that have no pages; null where nothing was. */
  readonly notice: string | null;
}
