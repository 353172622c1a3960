import type { Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { Converted, ConverterInput } from "../drafting/converted.js";
import { startDraft } from "../drafting/start-draft.js";
import { refuseAt } from "../reading/refuse.js";
import { draftWorkspace } from "./draft-workspace.js";
import { readDsl } from "./dsl/read-dsl.js";
import { readWorkspaceJson } from "./read-workspace-json.js";
import type { StructurizrWorkspace } from "./workspace.js";

/** A Structurizr workspace, as JSON or as DSL: its elements inside each other and their relationships. */
export function convertStructurizr(input: ConverterInput): Result<Converted, ConvertRefusal> {
  const read = readWorkspace(input);
  if (!read.ok) {
    return read;
  }
  const { name } = read.value;
  const draft = startDraft({ format: "structurizr", key: name }, input);
  draftWorkspace(read.value, draft);
  return { ok: true, value: { draft, name } };
}

function readWorkspace({
  source,
  documents,
  notes,
}: ConverterInput): Result<StructurizrWorkspace, ConvertRefusal> {
  const [document] = documents;
  if (document === undefined) {
    return readDsl(source.text, notes);
  }
  const model = document.at("model");
  return model.isObject
    ? { ok: true, value: readWorkspaceJson(document, notes) }
    : refuseAt(model, "must be the model of a workspace, an object", source);
}
