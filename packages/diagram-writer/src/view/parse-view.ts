import type { ElementId, Guid, Issue, Result } from "@plumbline/model-core";
import {
  hasControlCharacter,
  isBlank,
  isLongerThan,
  isWellFormedText,
  parseGuid,
  pathOfIndex,
  pathOfKey,
} from "@plumbline/model-core";
import { VIEW_LIMITS } from "../limits.js";
import type { Position, View, ViewKind } from "./view.js";
import { VIEW_KINDS } from "./view.js";

/** Why a value is no view. */
export interface ViewRefusal {
  /** `invalid_body`: a key is missing or of the wrong JSON type. `validation_error`: a rule is broken. */
  readonly code: "invalid_body" | "validation_error";
  readonly issues: readonly Issue[];
}

interface Found {
  readonly shape: Issue[];
  readonly rules: Issue[];
}

/**
 * Reads a view from a parsed JSON value: a view, or every broken rule with its path. GUIDs come out in
 * lower case; a repeated element is kept once; null or a missing key is allowed for all but `id`, `name`
 * and `kind`; unknown keys are dropped.
 */
export function parseView(value: unknown): Result<View, ViewRefusal> {
  if (!isObject(value)) {
    return refused("invalid_body", [{ field: "", message: "must be an object" }]);
  }
  const found: Found = { shape: [], rules: [] };
  const view = {
    id: readId<Guid>(found, "id", value["id"] ?? null, "required"),
    name: readName(found, value["name"]),
    kind: readKind(found, value["kind"]),
    rootId: readId<ElementId>(found, "rootId", value["rootId"] ?? null, "optional"),
    elementIds: readElementIds(found, value["elementIds"] ?? []),
    positions: readPositions(found, value["positions"] ?? {}),
    scenarioId: readId<Guid>(found, "scenarioId", value["scenarioId"] ?? null, "optional"),
  };
  const { id, name, kind } = view;
  if (found.shape.length > 0) {
    return refused("invalid_body", found.shape);
  }
  if (found.rules.length > 0 || id === null || name === null || kind === null) {
    return refused("validation_error", found.rules);
  }
  return { ok: true, value: { ...view, id, name, kind } };
}

function readId<Id extends Guid>(
  found: Found,
  field: string,
  value: unknown,
  need: "required" | "optional",
): Id | null {
  if (value === null) {
    if (need === "required") {
      note(found.shape, field, "is required");
    }
    return null;
  }
  if (typeof value !== "string") {
    note(found.shape, field, "must be a GUID");
    return null;
  }
  const id = parseGuid<Id>(value);
  if (id === null) {
    note(found.rules, field, "must be a GUID");
  }
  return id;
}

function readName(found: Found, value: unknown): string | null {
  if (typeof value !== "string") {
    note(found.shape, "name", value === undefined || value === null ? "is required" : "must be a string");
    return null;
  }
  if (!isWellFormedText(value) || hasControlCharacter(value)) {
    note(found.rules, "name", "must be valid Unicode without control characters");
  } else if (isBlank(value)) {
    note(found.rules, "name", "must not be empty");
  } else if (isLongerThan(value, VIEW_LIMITS.nameCharacters)) {
    note(found.rules, "name", `must have at most ${VIEW_LIMITS.nameCharacters} characters`);
  } else {
    return value;
  }
  return null;
}

function readKind(found: Found, value: unknown): ViewKind | null {
  if (typeof value !== "string") {
    note(found.shape, "kind", value === undefined || value === null ? "is required" : "must be a string");
    return null;
  }
  const kind = VIEW_KINDS.find((known) => known === value);
  if (kind === undefined) {
    note(found.rules, "kind", `must be one of ${VIEW_KINDS.join(", ")}`);
  }
  return kind ?? null;
}

function readElementIds(found: Found, value: unknown): readonly ElementId[] {
  if (!Array.isArray(value)) {
    note(found.shape, "elementIds", "must be a list");
    return [];
  }
  if (value.length > VIEW_LIMITS.elementIds) {
    note(found.rules, "elementIds", `must have at most ${VIEW_LIMITS.elementIds} entries`);
    return [];
  }
  const ids = new Set<ElementId>();
  value.forEach((entry: unknown, index) => {
    const id = readId<ElementId>(found, pathOfIndex("elementIds", index), entry, "required");
    if (id !== null) {
      ids.add(id);
    }
  });
  return [...ids];
}

function readPositions(found: Found, value: unknown): { readonly [id: string]: Position } {
  if (!isObject(value)) {
    note(found.shape, "positions", "must be an object");
    return {};
  }
  const entries = Object.entries(value);
  if (entries.length > VIEW_LIMITS.positions) {
    note(found.rules, "positions", `must have at most ${VIEW_LIMITS.positions} entries`);
    return {};
  }
  const positions = new Map<string, Position>();
  for (const [key, place] of entries) {
    const field = pathOfKey("positions", key);
    const id = parseGuid(key);
    const position = readPosition(found, field, place);
    if (id === null) {
      note(found.rules, field, "must be named by a GUID");
    } else if (positions.has(id)) {
      note(found.rules, field, "names an element a second time");
    } else if (position !== null) {
      positions.set(id, position);
    }
  }
  return Object.fromEntries(positions);
}

function readPosition(found: Found, field: string, value: unknown): Position | null {
  if (!isObject(value)) {
    note(found.shape, field, "must be an object with x and y");
    return null;
  }
  const x = readCoordinate(found, pathOfKey(field, "x"), value["x"]);
  const y = readCoordinate(found, pathOfKey(field, "y"), value["y"]);
  return x === null || y === null ? null : { x, y };
}

function readCoordinate(found: Found, field: string, value: unknown): number | null {
  if (typeof value !== "number") {
    note(found.shape, field, "must be a number");
    return null;
  }
  if (!Number.isFinite(value) || value < -VIEW_LIMITS.coordinate || value > VIEW_LIMITS.coordinate) {
    note(found.rules, field, `must be from -${VIEW_LIMITS.coordinate} to ${VIEW_LIMITS.coordinate}`);
    return null;
  }
  return value;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function note(issues: Issue[], field: string, message: string): void {
  if (issues.length < VIEW_LIMITS.issues) {
    issues.push({ field, message });
  }
}

function refused(code: ViewRefusal["code"], issues: readonly Issue[]): Result<View, ViewRefusal> {
  return { ok: false, refusal: { code, issues } };
}
