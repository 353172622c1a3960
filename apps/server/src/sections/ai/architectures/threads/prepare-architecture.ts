import {
  type ArchitectureRequest,
  dataBlock,
  type FoundInSource,
  PROPOSAL_LIMITS,
  type SourceRead,
  sourceContext,
  unknownSelection,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { isBranchClosed } from "../../context/is-branch-closed.js";
import { type DesignPlace, type ReadDesign, readDesign } from "../../context/read-design.js";
import { type ToldDesign, toldDesign } from "../../context/told-design.js";
import { noRoomFor } from "../../proposals/no-room-for.js";
import { ArchitectureRepository } from "../architecture.repository.js";
import { followedIds, readSources } from "./read-sources.js";

/** An architecture that a person asks for, as it was read. */
export interface ArchitectureToPrepare {
  readonly place: DesignPlace;
  readonly request: ArchitectureRequest;
}

/** What is told for it. */
export interface PreparedArchitecture {
  readonly outcome: "prepared";
  readonly told: ToldDesign;
  readonly found: readonly FoundInSource[];
  readonly sources: readonly SourceRead[];
}

type NotPrepared = RefusalNamed<
  "no-project" | "no-open-branch" | "branch-closed" | "said-wrong" | "too-many-proposals" | "storage-full"
>;

const proposals = new ArchitectureRepository();

/** Reads all that is told for an architecture, once it is clear that a proposal may be made. Call it in `readAtOnce`. */
export async function prepareArchitectureProposal(
  reader: Reader,
  { place, request }: ArchitectureToPrepare,
): Promise<PreparedArchitecture | NotPrepared> {
  const { projectId } = place;
  const design = await readDesign(reader, place);
  if (design.outcome !== "read") {
    return (await isBranchClosed(reader, place)) ? { outcome: "branch-closed" } : design;
  }
  const repositories = await followedIds(reader, projectId);
  const unknown = unknownSelection(design.state, request.selection, repositories);
  if (unknown.length > 0) {
    return { outcome: "said-wrong", errors: unknown };
  }
  return (await noRoom(reader, projectId)) ?? tell(reader, { design, place, request });
}

/** A project has so many open ones at most. */
async function noRoom(reader: Reader, projectId: Guid) {
  const { open: limit } = PROPOSAL_LIMITS;
  const full: RefusalNamed<"too-many-proposals"> = {
    outcome: "too-many-proposals",
    kind: "architecture",
    limit,
  };
  return noRoomFor(reader, projectId, { count: await proposals.countOpen(reader, projectId), limit, full });
}

async function tell(
  reader: Reader,
  { design, place, request }: ArchitectureToPrepare & { readonly design: ReadDesign },
): Promise<PreparedArchitecture> {
  const { projectId } = place;
  const {
    told: read,
    scanned,
    isTooLarge,
    elements,
  } = await readSources(reader, projectId, request.selection);
  const { sources, found, data } = sourceContext(isTooLarge ? [] : read);
  const selection = request.selection.length === 0 ? null : [...request.selection, ...elements];
  const told = await toldDesign(
    reader,
    design,
    { selection, whole: request.selection },
    {
      request: request.request,
      blocks: ({ hidden }) => (sources.length === 0 ? [] : [dataBlock("sources", data, hidden)]),
      ...{ scanned, isTooLarge },
    },
  );
  return { outcome: "prepared", told, found: told.isTooLarge ? [] : found, sources };
}
