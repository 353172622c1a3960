import { ITEM_REFUSALS, STALE_CHANGES } from "@plumbline/ai-tasks";
import { ERROR_TYPES } from "../errors/error-types.js";

/** The body of every error answer (docs/reference/errors.md#the-form-of-an-error). */
export const PROBLEM_SCHEMA = {
  type: "object",
  required: ["type", "title", "errors"],
  properties: {
    type: { type: "string", enum: [...ERROR_TYPES] },
    title: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: { field: { type: "string" }, message: { type: "string" } },
      },
    },
    modelVersion: {
      type: "integer",
      description: "Of a write that was made for another version of the model: the version it is at",
    },
    revision: {
      type: "integer",
      description: "Of a write that was made for another revision of a promise: the newest there is",
    },
    version: {
      type: "integer",
      description: "Of a decision that is another one than was read: the version it is at",
    },
    reason: {
      type: "string",
      description: "Of price_catalogue_unavailable: why the catalogue could not be read",
    },
    items: {
      type: "array",
      description:
        "Of items of a source import that the model does not take: why (error); of accepted items of an architecture proposal: their aliases, and why (reason)",
      items: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "string", format: "uuid" },
          error: { type: "string" },
          alias: { type: "string" },
          reason: { type: "string", enum: [...ITEM_REFUSALS] },
        },
      },
    },
    currentModelVersion: {
      type: "integer",
      description: "Of proposal_stale: the version of the model now; modelVersion is the one that was read",
    },
    scenarioVersion: {
      type: ["integer", "null"],
      description: "Of proposal_stale: the version of the revised scenario that was read",
    },
    currentScenarioVersion: {
      type: ["integer", "null"],
      description: "Of proposal_stale: the one that it has now; null where none is revised, or it is gone",
    },
    changed: {
      type: "array",
      description: "Of proposal_stale: what is another one by now, or gone",
      items: {
        type: "object",
        required: ["kind", "id", "alias", "change"],
        properties: {
          kind: { type: "string" },
          id: { type: "string", format: "uuid" },
          alias: { type: ["string", "null"] },
          change: { type: "string", enum: [...STALE_CHANGES] },
        },
      },
    },
    contentHash: { type: "string", description: "What that revision, or that version, holds" },
  },
};

export const PROBLEM_CONTENT = {
  "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
};

const TITLES: Readonly<Record<string, string>> = {
  400: "The request breaks a rule",
  401: "No valid sign-in",
  403: "The role is too low, or the token lacks the scope, or a person alone may do this",
  404: "Not there, or not yours to see",
  408: "The body stopped to arrive, or came in drops",
  413: "The body is too large",
  415: "The body has the wrong content type",
  429: "Too many requests; Retry-After has the seconds to wait",
  default:
    "Any other error: 400 for a host that is not the service's or a query parameter or a condition that is not here, 403 from another site, 405, 406, 429, 500, 503",
};

export function problemTitle(status: string): string {
  return TITLES[status] ?? "An error";
}
