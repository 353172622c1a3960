import {
  aliasTable,
  CRITIQUE_LIMITS,
  type CritiqueRequest,
  dataBlock,
  findingAsData,
  unknownSelection,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Finding } from "@plumbline/review-rules";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readFindings } from "../../../findings/for-threads.js";
import type { SchemaCheckMemory } from "../../../scenarios/for-threads.js";
import { isBranchClosed } from "../../context/is-branch-closed.js";
import { namedPromises } from "../../context/named-promises.js";
import { type DesignPlace, type ReadDesign, readDesign } from "../../context/read-design.js";
import { type ToldDesign, toldDesign } from "../../context/told-design.js";
import { noRoomFor } from "../../proposals/no-room-for.js";
import { CritiqueRepository } from "../critique.repository.js";

/** A critique that a person asks for, as it was read. */
export interface CritiqueToPrepare {
  readonly place: DesignPlace;
  readonly request: CritiqueRequest;
  readonly clock: SchemaCheckMemory;
}

/** What is told for it. */
export interface PreparedCritique {
  readonly outcome: "prepared";
  readonly told: ToldDesign;
  readonly findingsHash: string;
  /** The findings that are told. */
  readonly findings: readonly { readonly ruleId: string; readonly subjectId: string }[];
}

type NotPrepared = RefusalNamed<
  | "no-project"
  | "no-open-branch"
  | "branch-closed"
  | "no-revision"
  | "review-too-large"
  | "said-wrong"
  | "too-many-critiques"
  | "storage-full"
>;

const critiques = new CritiqueRepository();

/** Reads all that is told for a critique: the design, and what its review found or could not know. Call it in `readAtOnce`. */
export async function prepareCritiqueOf(
  reader: Reader,
  { place, request, clock }: CritiqueToPrepare,
): Promise<PreparedCritique | NotPrepared> {
  const { projectId, branchId } = place;
  const design = await readDesign(reader, place);
  if (design.outcome !== "read") {
    return (await isBranchClosed(reader, place)) ? { outcome: "branch-closed" } : design;
  }
  const unknown = unknownSelection(design.state, request.focus);
  if (unknown.length > 0) {
    const errors = unknown.map(({ field, message }) => ({
      field: field.replace("selection", "focus"),
      message,
    }));
    return { outcome: "said-wrong", errors };
  }
  const refused = await noRoom(reader, projectId);
  if (refused !== null) {
    return refused;
  }
  const reviewed = await readFindings(
    reader,
    projectId,
    { branchId, revisionId: null, version: null },
    clock,
  );
  if (reviewed.outcome !== "findings") {
    return reviewed;
  }
  const open = reviewed.findings.filter(({ result }) => result === "concern" || result === "unknown");
  return tell(reader, { design, request }, { open, findingsHash: reviewed.hash });
}

/** A project has so many at most. */
async function noRoom(reader: Reader, projectId: Guid) {
  const { critiques: limit } = CRITIQUE_LIMITS;
  const full: RefusalNamed<"too-many-critiques"> = { outcome: "too-many-critiques", limit };
  return noRoomFor(reader, projectId, { count: await critiques.count(reader, projectId), limit, full });
}

interface Reviewed {
  readonly open: readonly Finding[];
  readonly findingsHash: string;
}

/** Findings about what is not told have no alias of their subject: they are left out. */
async function tell(
  reader: Reader,
  {
    design,
    request: { question, focus },
  }: { readonly design: ReadDesign; readonly request: CritiqueRequest },
  { open, findingsHash }: Reviewed,
): Promise<PreparedCritique> {
  const alsoNamed = focus.length === 0 ? open.flatMap(namedPromises) : [];
  const wanted = {
    selection: focus.length === 0 ? null : focus,
    whole: focus,
    alsoNamed: [...new Map(alsoNamed.map((one) => [one.id, one])).values()],
  };
  const isTold = (aliases: { aliasOf(id: string): string | undefined }) => (finding: Finding) =>
    aliases.aliasOf(finding.subjectId) !== undefined;
  const told = await toldDesign(reader, design, wanted, {
    request: question,
    blocks: ({ aliases, hidden }) => [
      dataBlock("findings", open.filter(isTold(aliases)).map(findingAsData), hidden),
    ],
    texts: ({ aliases }) =>
      open.filter(isTold(aliases)).map(({ subjectId, cites }) => ({
        id: subjectId,
        names: [subjectId, ...cites.map(({ id }) => id)],
      })),
  });
  const findings = open
    .filter(isTold(aliasTable(told.parts)))
    .map(({ ruleId, subjectId }) => ({ ruleId, subjectId }));
  return { outcome: "prepared", told, findingsHash, findings };
}
