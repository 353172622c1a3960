import type { Result } from "@plumbline/model-core";
import { anyJson, guid, list, mapOf, nullable, object, type ReadOf } from "@plumbline/model-core/declaring";
import { ARCHITECTURE_LIMITS } from "../limits.js";
import { type RequestRefusal, readRequest } from "../requests/read-request.js";
import { BRANCH, REQUEST, SELECTION } from "../requests/request-values.js";
import { refusedOutput, whyNoOutput } from "../requests/submitted-output.js";
import { ARCHITECTURE_OUTPUT, type ArchitectureOutput } from "./architecture-output.js";
import { readArchitecture } from "./check-architecture.js";

/** The body that asks an AI for an architecture (docs/reference/ai.md#architecture-proposals). */
export const ARCHITECTURE_REQUEST = object({ request: REQUEST, branchId: BRANCH, selection: SELECTION });
export type ArchitectureRequest = ReadOf<typeof ARCHITECTURE_REQUEST>;

export function readArchitectureRequest(text: string): Result<ArchitectureRequest, RequestRefusal> {
  return readRequest({ node: ARCHITECTURE_REQUEST, name: "request" }, text);
}

/** The body that submits an architecture, as it is told. */
export const ARCHITECTURE_SUBMISSION = object({ request: REQUEST, proposal: ARCHITECTURE_OUTPUT });

/** As a tool for agents takes it: the form of an architecture is long, and stands in the OpenAPI document. */
export const ARCHITECTURE_CALL = object({
  request: REQUEST,
  proposal: mapOf(anyJson(), { about: "ArchitectureOutput of /api/openapi.json; refusals point into it" }),
});

/** As it is read first: faults of the architecture are told with pointers into it. */
const WITH_ANY_PROPOSAL = object({ request: REQUEST, proposal: anyJson() });

export interface ArchitectureSubmission {
  readonly request: string | null;
  readonly proposal: ArchitectureOutput;
}

/** Reads that body; what the architecture names is not looked up. */
export function readArchitectureSubmission(text: string): Result<ArchitectureSubmission, RequestRefusal> {
  const read = readRequest({ node: WITH_ANY_PROPOSAL, name: "submission" }, text);
  if (!read.ok) {
    return read;
  }
  const { request, proposal } = read.value;
  const wrong = whyNoOutput(proposal);
  if (wrong !== null) {
    return refusedOutput("architecture", [wrong]);
  }
  const checked = readArchitecture(proposal);
  return checked.ok
    ? { ok: true, value: { request, proposal: checked.value } }
    : refusedOutput("architecture", checked.errors);
}

function items(about: string) {
  return nullable(list(guid(), { most: ARCHITECTURE_LIMITS.items, about }));
}

/** The body that decides items (docs/reference/ai.md#deciding). */
export const ARCHITECTURE_DECISION = object({
  accept: items("Items that are written to the model"),
  reject: items("Items that are not; open ones that depend on them are rejected with them"),
});
export type ArchitectureDecisionSent = ReadOf<typeof ARCHITECTURE_DECISION>;

export function readArchitectureDecision(text: string): Result<ArchitectureDecisionSent, RequestRefusal> {
  return readRequest({ node: ARCHITECTURE_DECISION, name: "decision" }, text);
}
