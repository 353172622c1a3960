import { indexModel, type Model } from "@plumbline/model-core";
import { type Connection, channelledConnections } from "./connection.js";

/**
 * Every fact of a model that connects two of its elements or channels, as the lines of drawings show it: relationships,
 * and messages through the channels that carry them.
 */
export function modelConnections(model: Model): readonly Connection[] {
  return channelledConnections(indexModel(model));
}
