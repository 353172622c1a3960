import type { JsonValue } from "@plumbline/model-core";
import type { FaultDocument } from "./scenario-document.js";
import type { ShapeReader } from "./shape-reader.js";

export function readFault(shape: ShapeReader, value: JsonValue, path: string): FaultDocument | null {
  const fault = shape.object(value, path);
  return fault === null
    ? null
    : {
        target: shape.reference(fault, "target", path),
        kind: shape.text(fault, "kind", path),
        failFirst: shape.integer(fault, "failFirst", path),
      };
}
