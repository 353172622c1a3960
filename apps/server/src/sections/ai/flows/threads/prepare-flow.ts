import {
  type CreateFlowRequest,
  dataBlock,
  flowOfScenario,
  PROPOSAL_LIMITS,
  unknownSelection,
  type WholeScenario,
} from "@plumbline/ai-tasks";
import { namedByScenario } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readStoredScenario } from "../../../scenarios/for-threads.js";
import { isBranchClosed } from "../../context/is-branch-closed.js";
import { type DesignPlace, type ReadDesign, readDesign } from "../../context/read-design.js";
import { type ToldDesign, toldDesign } from "../../context/told-design.js";
import { noRoomFor } from "../../proposals/no-room-for.js";
import { FlowProposalRepository } from "../flow-proposal.repository.js";
import { type RevisedScenario, scenarioToRevise } from "./scenario-to-revise.js";

/** A flow that a person asks for, as it was read. */
export interface FlowToPrepare {
  readonly place: DesignPlace;
  readonly request: CreateFlowRequest;
}

/** What is told for it. */
export interface PreparedFlow {
  readonly outcome: "prepared";
  readonly told: ToldDesign;
  /** The scenario that it revises, as it was read. */
  readonly revises: Pick<RevisedScenario, "id" | "version"> | null;
}

type NotPrepared = RefusalNamed<
  | "no-project"
  | "no-open-branch"
  | "branch-closed"
  | "said-wrong"
  | "no-scenario-to-revise"
  | "scenario-to-revise-gone"
  | "too-many-proposals"
  | "storage-full"
>;

const proposals = new FlowProposalRepository();

/** Reads all that is told for a flow, once it is clear that a proposal may be made. Call it in `readAtOnce`. */
export async function prepareFlowProposal(
  reader: Reader,
  { place, request }: FlowToPrepare,
): Promise<PreparedFlow | NotPrepared> {
  const design = await readDesign(reader, place);
  if (design.outcome !== "read") {
    return (await isBranchClosed(reader, place)) ? { outcome: "branch-closed" } : design;
  }
  const unknown = unknownSelection(design.state, request.selection);
  if (unknown.length > 0) {
    return { outcome: "said-wrong", errors: unknown };
  }
  const revised = await scenarioToRevise(reader, place.projectId, request.reviseScenarioId);
  if (revised !== null && "outcome" in revised) {
    return revised;
  }
  const refused = await noRoom(reader, place.projectId);
  if (refused !== null) {
    return refused;
  }
  const told = await tellDesign(reader, { design, request }, revised);
  const revises = revised === null ? null : { id: revised.id, version: revised.version };
  return { outcome: "prepared", told, revises };
}

/** A project has so many open ones at most. */
async function noRoom(reader: Reader, projectId: Guid) {
  const { open: limit } = PROPOSAL_LIMITS;
  const full: RefusalNamed<"too-many-proposals"> = { outcome: "too-many-proposals", kind: "flow", limit };
  return noRoomFor(reader, projectId, { count: await proposals.countOpen(reader, projectId), limit, full });
}

/** A scenario that is revised brings what it names, and is told as the flow that makes it again. */
async function tellDesign(
  reader: Reader,
  { design, request }: Pick<FlowToPrepare, "request"> & { readonly design: ReadDesign },
  revised: RevisedScenario | null,
): Promise<ToldDesign> {
  const { selection } = request;
  const scenario = revised === null ? null : wholeScenario(revised);
  const names = scenario === null ? [] : namedByScenario(scenario).map(({ id }) => id);
  const others = selection.filter((id) => id !== scenario?.id);
  const wanted = {
    selection: selection.length === 0 ? null : [...others, ...names],
    whole: others,
    alsoNamed:
      scenario === null || selection.length === 0 ? [] : [{ kind: "scenario" as const, ...named(scenario) }],
  };
  return toldDesign(reader, design, wanted, {
    request: request.request,
    blocks: ({ aliases, hidden }) =>
      scenario === null
        ? []
        : [
            dataBlock(
              "scenario",
              { ...flowOfScenario(scenario.document, (id) => aliases.aliasOf(id)) },
              hidden,
            ),
          ],
    texts: () => (scenario === null ? [] : [{ id: scenario.id, names }]),
  });
}

function wholeScenario({ id, document }: RevisedScenario): WholeScenario {
  const read = readStoredScenario(document).document;
  return { id, name: read.name, document: read };
}

function named({ id, name }: WholeScenario): Pick<WholeScenario, "id" | "name"> {
  return { id, name };
}
