import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";

const OF_DOCUMENT: Readonly<Record<string, string>> = {
  servers: "servers are not carried over: the model has no addresses",
  security: "security is not carried over",
  webhooks: "webhooks are not carried over: an operation belongs to who serves it",
  tags: "descriptions of tags are not carried over",
  externalDocs: "links to documents are not carried over",
};

const OF_PATH: Readonly<Record<string, string>> = {
  parameters: "parameters are not carried over",
  servers: "servers are not carried over: the model has no addresses",
  summary: "summaries and descriptions of paths are not carried over",
  description: "summaries and descriptions of paths are not carried over",
  query: "operations of the method QUERY are not carried over",
  additionalOperations: "operations of other methods are not carried over",
};

const OF_OPERATION: Readonly<Record<string, string>> = {
  parameters: "parameters are not carried over",
  callbacks: "callbacks are not carried over",
  security: "security is not carried over",
  servers: "servers are not carried over: the model has no addresses",
  description: "descriptions of operations are not carried over",
  operationId: "names and summaries of operations are not carried over: one is called by its method and path",
  tags: "tags of operations are not carried over",
  deprecated: "that an operation is deprecated is not carried over",
  externalDocs: "links to documents are not carried over",
};

export function noteWhatIsLeft(document: Place, notes: NoteList): void {
  notes.addEach(document, OF_DOCUMENT);
  const schemes = document.at("components").at("securitySchemes");
  notes.addIfThere(schemes, "security is not carried over");
}

/** A parameter of a path that says no more than its name is in the name of the operation. */
export function noteWhatPathLeaves(path: Place, notes: NoteList): void {
  const { parameters, ...others } = OF_PATH;
  notes.addEach(path, others);
  const isSaid = path
    .at("parameters")
    .items.every((one) => one.at("in").text === "path" && saysNothing(one.at("schema")));
  if (!isSaid && parameters !== undefined) {
    notes.add(path.at("parameters"), parameters);
  }
}

/** Plumbline writes the ID and the name of an operation where others have names of their own. */
export function noteWhatOperationLeaves(operation: Place, notes: NoteList, isWrittenHere: boolean): void {
  const { operationId, ...others } = OF_OPERATION;
  notes.addEach(operation, others);
  if (!isWrittenHere && operationId !== undefined) {
    notes.addIfThere(operation.at("operationId"), operationId);
  }
}

function saysNothing(schema: Place): boolean {
  return !schema.isThere || (schema.isObject && schema.members.length === 0);
}
