import { decodeUtf8, type Guid, type Issue, parseGuid, sha256Hex } from "@plumbline/model-core";
import {
  checkSaveLimits,
  type ReadScenario,
  readScenarioDocument,
  storedScenario,
} from "@plumbline/playback-engine";
import { ApiError, validationError } from "../../../platform/errors/api-error.js";

/** A scenario document that keeps every save limit, in the form it is stored in. */
export interface StorableScenario {
  readonly id: Guid;
  readonly name: string;
  readonly document: string;
  /** Lower-case hex SHA-256 of that text. */
  readonly hash: string;
}

/** The body of a create, which has to name the scenario's ID (docs/reference/scenarios.md#saving). */
export function readNewScenario(bytes: Uint8Array): StorableScenario {
  const read = readBody(bytes);
  const id = parseGuid(read.document.id);
  if (id === null) {
    throw invalidScenario("The body is not a scenario document: id is required", [
      { field: "id", message: "is required" },
    ]);
  }
  return storable(read, id);
}

/** The body of a replacement: its ID may be left out but may not name another scenario. */
export function readReplacement(bytes: Uint8Array, id: Guid): StorableScenario {
  const read = readBody(bytes);
  if (read.document.id !== undefined && read.document.id !== id) {
    throw validationError([{ field: "id", message: "must be the ID of the path or left out" }]);
  }
  return storable(read, id);
}

function readBody(bytes: Uint8Array): ReadScenario {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    throw invalidScenario(`The body is not a scenario document: it ${text.refusal.message}`, [text.refusal]);
  }
  const read = readScenarioDocument(text.value);
  if (!read.ok) {
    throw invalidScenario(read.refusal.title, read.refusal.errors);
  }
  return read.value;
}

function storable({ document, oddities }: ReadScenario, id: Guid): StorableScenario {
  const stored = storedScenario({ ...document, id });
  if (stored.refusal !== null) {
    throw new ApiError({ status: 413, type: stored.refusal.code, title: stored.refusal.title });
  }
  const issues = checkSaveLimits(document, oddities);
  if (issues.length > 0) {
    throw validationError(issues);
  }
  return { id, name: document.name, document: stored.text, hash: sha256Hex(stored.text) };
}

function invalidScenario(title: string, errors: readonly Issue[]): ApiError {
  return new ApiError({ status: 400, type: "invalid_scenario", title, errors });
}
