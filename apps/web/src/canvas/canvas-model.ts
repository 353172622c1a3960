import type { Schemas } from "@plumbline/api-client";
import type { Model } from "@plumbline/model-core";

/** The lists of a model as the service answers them. */
export type ModelLists = Schemas["ModelListsResponse"];
export type ElementFact = Schemas["ElementResponse"];
export type ChannelFact = Schemas["ChannelDto"];

/** The same for the packages, which tell the IDs of different kinds apart where answers have plain text. */
export function asModel(lists: ModelLists): Model {
  return lists as unknown as Model;
}
