import type { Tx } from "../../../../platform/database/statements.js";
import { holdProposal } from "../../proposals/hold-proposal.js";
import { type ArchitecturePlace, ArchitectureRepository } from "../architecture.repository.js";

const proposals = new ArchitectureRepository();

export function holdArchitecture(tx: Tx, place: ArchitecturePlace) {
  return holdProposal(tx, proposals, place);
}
