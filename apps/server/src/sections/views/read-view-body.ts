import { parseView, type View } from "@plumbline/diagram-writer";
import type { Guid } from "@plumbline/model-core";
import { invalidBody, validationError } from "../../platform/errors/api-error.js";
import { readSmallJson } from "../../platform/http/read-small-json.js";

/** The body of a create, which has to name the view's ID. */
export function readNewView(bytes: Uint8Array): View {
  return viewOf(readSmallJson(bytes));
}

/** The body of a replacement: its ID may be left out but may not name another view. */
export function readReplacement(bytes: Uint8Array, id: Guid): View {
  const body = readSmallJson(bytes);
  const view = viewOf(namesNoId(body) ? { ...body, id } : body);
  if (view.id !== id) {
    throw validationError([{ field: "id", message: "must be the ID of the path or left out" }]);
  }
  return view;
}

/** A view that is drawn and not stored: its ID says nothing, and may be left out. */
export function readViewToDraw(bytes: Uint8Array): View {
  const body = readSmallJson(bytes);
  return viewOf(namesNoId(body) ? { ...body, id: NO_ID } : body);
}

const NO_ID = "00000000-0000-0000-0000-000000000000";

function viewOf(body: unknown): View {
  const read = parseView(body);
  if (read.ok) {
    return read.value;
  }
  const { code, issues } = read.refusal;
  throw code === "invalid_body" ? invalidBody(issues) : validationError(issues);
}

function namesNoId(body: unknown): body is object {
  return typeof body === "object" && body !== null && !Array.isArray(body) && !hasId(body);
}

function hasId(body: object): boolean {
  return "id" in body && body.id !== null;
}
