import {
  type ArchitectureProposal,
  type ArchitectureSubmission,
  errorsOfArchitecture,
  factsById,
  NO_SOURCE,
  partsOfRefs,
  proposeArchitecture,
  readArchitectureSubmission,
  refusedOutput,
  submitter,
} from "@plumbline/ai-tasks";
import { type Model, nameOfFact } from "@plumbline/model-core";
import { actorOf, nameOf, type ProjectCaller } from "../../../../platform/access/principal.js";
import { newId } from "../../../../platform/database/new-id.js";
import type { Reader, Transactions } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { readBodyText } from "../../../../platform/request/read-body-text.js";
import { ModelRepository, RememberedModel } from "../../../model/for-threads.js";
import { type KeptArchitecture, keepArchitectureProposal } from "./keep-architecture.js";

/** An architecture that somebody submits, as a thread gets it. */
export interface ArchitectureSubmitted {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
}

type NotSubmitted = RefusalNamed<"no-project" | "body-refused" | "unknown-refs">;

const models = new RememberedModel(new ModelRepository());

/** Makes an open proposal of an architecture that was submitted, against main as it is (docs/reference/ai.md#architecture-proposals). */
export async function submitArchitectureProposal(
  transactions: Transactions,
  { caller, bytes }: ArchitectureSubmitted,
): Promise<KeptArchitecture | NotSubmitted> {
  const read = readBodyText(bytes, readArchitectureSubmission);
  if (!read.ok) {
    return { outcome: "body-refused", refusal: read.refusal };
  }
  const proposed = await transactions.readAtOnce((reader) => propose(reader, caller, read.value));
  return "outcome" in proposed
    ? proposed
    : transactions.run((tx) =>
        keepArchitectureProposal(tx, caller, {
          proposal: proposed,
          action: "architecture-proposal.submitted",
        }),
      );
}

async function propose(
  reader: Reader,
  caller: ProjectCaller,
  submission: ArchitectureSubmission,
): Promise<ArchitectureProposal | NotSubmitted> {
  const main = await models.read(reader, caller.projectId, null);
  return main === null ? { outcome: "no-project" } : proposeOn(main, caller, submission);
}

function proposeOn(
  { model, modelVersion }: { readonly model: Model; readonly modelVersion: number },
  caller: ProjectCaller,
  { request, proposal: output }: ArchitectureSubmission,
): ArchitectureProposal | NotSubmitted {
  const present = factsById(model);
  const unknown = output.refs.filter(({ id }) => !present.has(id));
  if (unknown.length > 0) {
    return { outcome: "unknown-refs", aliases: unknown.map(({ alias }) => alias) };
  }
  const parts = partsOfRefs(output.refs, (id) => {
    const found = present.get(id);
    return found === undefined ? undefined : { id, kind: found.kind, name: nameOfFact(found.fact) ?? "" };
  });
  const names = { parts, source: NO_SOURCE };
  const errors = errorsOfArchitecture(output, names);
  if (errors.length > 0) {
    return { outcome: "body-refused", refusal: refusedOutput("architecture", errors).refusal };
  }
  const by = { toldFrom: [], createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  const base = { id: newId(), request, selection: [], branchId: null, modelVersion, ...by };
  const author = submitter(nameOf(caller.principal));
  const itemIds = output.items.map(() => newId());
  return proposeArchitecture({ output, names, base, author, sources: [], present, itemIds });
}
