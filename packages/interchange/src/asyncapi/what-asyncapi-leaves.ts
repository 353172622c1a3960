import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import type { ReadChannels } from "./channel-uses.js";

const OF_DOCUMENT: Readonly<Record<string, string>> = {
  servers: "servers are not carried over: the model has no addresses",
  tags: "descriptions of tags are not carried over",
  externalDocs: "links to documents are not carried over",
};

const OF_CHANNEL: Readonly<Record<string, string>> = {
  title: "titles and descriptions of channels are not carried over",
  summary: "titles and descriptions of channels are not carried over",
  description: "titles and descriptions of channels are not carried over",
  servers: "servers are not carried over: the model has no addresses",
  tags: "tags of channels are not carried over",
  bindings: "what a protocol needs to know is not carried over, but for the kind of a channel",
  externalDocs: "links to documents are not carried over",
};

const OF_OPERATION: Readonly<Record<string, string>> = {
  reply: "that an operation is answered is not carried over",
  security: "security is not carried over",
  traits: "traits are not applied",
  summary: "summaries and descriptions of operations are not carried over",
  description: "summaries and descriptions of operations are not carried over",
  tags: "tags of operations are not carried over",
  bindings: "what a protocol needs to know is not carried over, but for the kind of a channel",
  "x-routing-keys": "routing keys of publications are not carried over: they are of scenarios",
};

const OF_MESSAGE: Readonly<Record<string, string>> = {
  headers: "headers of messages are not carried over",
  correlationId: "correlation IDs are not carried over",
  traits: "traits are not applied",
  examples: "examples are not carried over",
  bindings: "what a protocol needs to know is not carried over, but for the kind of a channel",
  externalDocs: "links to documents are not carried over",
};

export function noteWhatIsLeft(document: Place, { channels, uses }: ReadChannels, notes: NoteList): void {
  notes.addEach(document, OF_DOCUMENT);
  for (const { place } of channels) {
    notes.addEach(place, OF_CHANNEL);
    if (place.at("parameters").members.some(({ members }) => members.length > 0)) {
      notes.add(place.at("parameters"), "parameters are not carried over");
    }
  }
  for (const { operation } of uses) {
    notes.addEach(operation, OF_OPERATION);
  }
}

export function noteWhatMessageLeaves(message: Place, notes: NoteList): void {
  notes.addEach(message, OF_MESSAGE);
}
