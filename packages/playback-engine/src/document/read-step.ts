import type { JsonValue } from "@plumbline/model-core";
import { parseGuid, pathOfKey } from "@plumbline/model-core";
import type { StepDocument, StepListDocument, StepType } from "./scenario-document.js";
import { STEP_TYPES } from "./scenario-document.js";
import type { ShapeReader } from "./shape-reader.js";
import { field } from "./shape-reader.js";

type Fields = { readonly [key: string]: JsonValue };

/** One reader for each type of step: the fields of the table in section 2.10. */
const STEP_READERS: {
  readonly [Type in StepType]: (shape: ShapeReader, step: Fields, path: string) => StepDocument;
} = {
  call: (shape, step, path) => ({
    id: shape.text(step, "id", path),
    type: "call",
    from: shape.reference(step, "from", path),
    operation: shape.reference(step, "operation", path),
    request: field(step, "request"),
    response: field(step, "response"),
    then: stepList(shape, step, "then", path),
    onError: stepList(shape, step, "onError", path),
  }),
  publish: (shape, step, path) => ({
    id: shape.text(step, "id", path),
    type: "publish",
    from: shape.reference(step, "from", path),
    channel: shape.reference(step, "channel", path),
    message: shape.reference(step, "message", path),
    payload: field(step, "payload"),
    headers: shape.map(step, "headers", path, {
      entry: (value, at) => headerValue(shape, value, at),
      keyOf: (name) => name,
    }),
    handlers: shape.map(step, "handlers", path, {
      entry: (value, at) => readSteps(shape, value, at),
      keyOf: subscriptionKey,
    }),
    routingKey: shape.text(step, "routingKey", path),
  }),
  write: (shape, step, path) => ({
    id: shape.text(step, "id", path),
    type: "write",
    by: shape.reference(step, "by", path),
    store: shape.reference(step, "store", path),
    dataset: shape.text(step, "dataset", path),
    change: field(step, "change"),
  }),
  parallel: (shape, step, path) => ({
    id: shape.text(step, "id", path),
    type: "parallel",
    branches: shape.list(step, "branches", path, (value, at) => readSteps(shape, value, at)),
  }),
  branch: (shape, step, path) => ({
    id: shape.text(step, "id", path),
    type: "branch",
    whenStep: shape.text(step, "whenStep", path),
    is: shape.text(step, "is", path),
    then: stepList(shape, step, "then", path),
    else: stepList(shape, step, "else", path),
  }),
};

/** The steps of a list; a wrong JSON type is noted. Lists are as deep as the JSON reader allows. */
export function readSteps(shape: ShapeReader, value: JsonValue, path: string): StepListDocument | null {
  return shape.entries(value, path, (entry, at) => readStep(shape, entry, at));
}

function readStep(shape: ShapeReader, value: JsonValue, path: string): StepDocument | null {
  const step = shape.object(value, path);
  const type = step === null ? undefined : stepType(shape, step, path);
  return step === null || type === undefined ? null : STEP_READERS[type](shape, step, path);
}

function stepType(shape: ShapeReader, step: Fields, path: string): StepType | undefined {
  const value = field(step, "type");
  const type = STEP_TYPES.find((known) => known === value);
  if (type === undefined) {
    shape.refuse(pathOfKey(path, "type"), `must be one of ${STEP_TYPES.join(", ")}`);
  }
  return type;
}

function stepList(
  shape: ShapeReader,
  step: Fields,
  key: string,
  path: string,
): StepListDocument | null | undefined {
  return shape.list(step, key, path, (entry, at) => readStep(shape, entry, at));
}

function headerValue(shape: ShapeReader, value: JsonValue, path: string): string {
  if (typeof value !== "string") {
    shape.refuse(path, "must be a string");
    return "";
  }
  return value;
}

function subscriptionKey(key: string): string {
  return parseGuid(key) ?? key;
}
