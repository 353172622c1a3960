import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Request } from "express";

/** Whose things a path asks for: a workspace's, or a project's in one. */
export interface Place {
  readonly kind: "project" | "workspace";
  readonly id: Guid;
}

const PLACE = /^\/api\/(project|workspace)s\/([^/?]+)/i;

/** The place in the path of a request, known before the request is routed; null when it names none. */
export function placeOf({ originalUrl }: Pick<Request, "originalUrl">): Place | null {
  const [, kind, segment] = PLACE.exec(originalUrl) ?? [];
  const id = segment === undefined ? null : guidIn(segment);
  return id === null ? null : { kind: kind?.toLowerCase() as Place["kind"], id };
}

function guidIn(segment: string): Guid | null {
  try {
    return parseGuid(decodeURIComponent(segment));
  } catch {
    // Not UTF-8 after decoding: no ID, and no route takes it either.
    return null;
  }
}

/** The last two parameters of a statement that looks for the workspace of a place: project ID and workspace ID. */
export function placeParameters(place: Place | null): readonly [Guid | null, Guid | null] {
  if (place === null) {
    return [null, null];
  }
  return place.kind === "project" ? [place.id, null] : [null, place.id];
}
