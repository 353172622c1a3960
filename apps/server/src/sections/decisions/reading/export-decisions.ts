import { writeDecisionMarkdown } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { MAX_DECISIONS_TEXT } from "../limits.js";
import { type DecisionPlace, DecisionRepository } from "../storing/decision.repository.js";

/** Decisions as a text. */
export interface ExportedDecisions {
  readonly outcome: "exported";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Decisions that are held as they are stored at the same time. */
const READ_AT_ONCE = 20;

const decisions = new DecisionRepository();

/** Writes one decision as Markdown (docs/reference/decisions.md#markdown). */
export async function exportDecision(
  reader: Reader,
  place: DecisionPlace,
): Promise<ExportedDecisions | RefusalNamed<"no-decision">> {
  const decision = await decisions.find(reader, place);
  if (decision === null) {
    return { outcome: "no-decision" };
  }
  const text = writeDecisionMarkdown(decision, await decisions.numbers(reader, place.projectId));
  return { outcome: "exported", bytes: new TextEncoder().encode(text) };
}

/** Writes all decisions of a project, in the order of their numbers. */
export async function exportDecisions(
  reader: Reader,
  projectId: Guid,
): Promise<ExportedDecisions | RefusalNamed<"decisions-too-large">> {
  const numbers = await decisions.numbers(reader, projectId);
  const ids = [...numbers].sort(([, left], [, right]) => left - right).map(([id]) => id);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const stored = await decisions.findAll(reader, projectId, ids.slice(at, at + READ_AT_ONCE));
    const texts = stored.map((decision) => writeDecisionMarkdown(decision, numbers));
    const part = new TextEncoder().encode(`${at === 0 ? "" : "\n"}${texts.join("\n")}`);
    bytes += part.byteLength;
    if (bytes > MAX_DECISIONS_TEXT) {
      return { outcome: "decisions-too-large", limit: MAX_DECISIONS_TEXT };
    }
    parts.push(part);
  }
  return { outcome: "exported", bytes: joined(parts, bytes) };
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
