import type { Model } from "@plumbline/model-core";
import type { ModelLists } from "../../api/model-query.js";

export type { ModelLists };

/** A model as the engines take it, which tell the IDs of different kinds apart where answers have plain text. */
export function asModel(lists: ModelLists): Model {
  return lists as unknown as Model;
}
