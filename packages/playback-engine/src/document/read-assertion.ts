import type { JsonValue } from "@plumbline/model-core";
import { pathOfKey } from "@plumbline/model-core";
import type { AssertionDocument } from "./scenario-document.js";
import { ASSERTION_TYPES } from "./scenario-document.js";
import type { ShapeReader } from "./shape-reader.js";
import { field } from "./shape-reader.js";

export function readAssertion(shape: ShapeReader, value: JsonValue, path: string): AssertionDocument | null {
  const assertion = shape.object(value, path);
  if (assertion === null) {
    return null;
  }
  const type = field(assertion, "type");
  if (type === "outcome") {
    return {
      id: shape.text(assertion, "id", path),
      type,
      step: shape.text(assertion, "step", path),
      expected: shape.text(assertion, "expected", path),
    };
  }
  if (type === "event-count") {
    return {
      id: shape.text(assertion, "id", path),
      type,
      kind: shape.text(assertion, "kind", path),
      target: shape.reference(assertion, "target", path),
      expected: shape.integer(assertion, "expected", path),
    };
  }
  shape.refuse(pathOfKey(path, "type"), `must be one of ${ASSERTION_TYPES.join(", ")}`);
  return null;
}
