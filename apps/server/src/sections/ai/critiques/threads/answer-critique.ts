import { answerCritique, type Critique, type CritiqueListItem, critiqueListItem } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { streamNow, streamsNow } from "../../proposals/stream-now.js";
import { type CritiquePage, type CritiquePlace, CritiqueRepository } from "../critique.repository.js";

/** An answer as JSON. */
export interface AnsweredCritique {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A page of critiques, each with the number by which lists go on. */
export interface ListedCritiques {
  readonly outcome: "listed";
  readonly items: readonly { readonly number: string; readonly item: CritiqueListItem }[];
}

const critiques = new CritiqueRepository();

/** Critiques of a project, the newest first, with what of them is stale by now. */
export async function listCritiquesOf(reader: Reader, page: CritiquePage): Promise<ListedCritiques> {
  const rows = await critiques.page(reader, page);
  const of = rows.map(({ body }) => body);
  const now = await streamsNow(reader, { projectId: page.projectId, of }, idsOfParts);
  const items = rows.map(({ number, body }) => {
    return { number, item: critiqueListItem(body, now(body.branchId)?.facts ?? new Map()) };
  });
  return { outcome: "listed", items };
}

/** Reads one critique, with what of it is stale by now. */
export async function readCritiqueOf(
  reader: Reader,
  place: CritiquePlace,
): Promise<AnsweredCritique | RefusalNamed<"no-critique">> {
  const critique = await critiques.find(reader, place);
  return critique === null ? { outcome: "no-critique" } : writtenCritique(reader, place.projectId, critique);
}

/** A critique as it is answered now. */
export async function writtenCritique(
  reader: Reader,
  projectId: Guid,
  critique: Critique,
): Promise<AnsweredCritique> {
  const { branchId } = critique;
  const now = await streamNow(reader, { projectId, branchId }, idsOfParts(critique));
  const record = answerCritique(critique, now?.facts ?? new Map());
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(record)) };
}

function idsOfParts({ parts }: Critique): readonly string[] {
  return parts.map(({ targetId }) => targetId);
}
