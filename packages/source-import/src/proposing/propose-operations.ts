import type { SourceFact } from "@plumbline/source-scanner";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import { placeOf } from "./present-facts.js";
import type { Proposal } from "./proposal.js";
import type { Parties } from "./propose-elements.js";
import type { Schemas } from "./propose-schemas.js";
import type { SourceDraft } from "./source-draft.js";

/** What services offer. */
export function proposeOperations(
  proposal: Proposal,
  { parties, schemas }: { readonly parties: Parties; readonly schemas: Schemas },
): void {
  const facts = factsOfKind(proposal.input.snapshot.facts, "operation");
  const drafts = facts.flatMap((fact) => operationDraft(fact, parties, schemas));
  proposal.settle("operation", drafts);
}

function operationDraft(fact: SourceFact, parties: Parties, schemas: Schemas): readonly SourceDraft[] {
  const { factKey, serviceKey, name } = fact;
  const owner = parties.ofService(serviceKey);
  const transport = textOf(fact, "transport");
  if (owner === null || transport === null || !isNameOfModel(name)) {
    return [];
  }
  const request = schemas.named(textOf(fact, "requestSchema"));
  const response = schemas.named(textOf(fact, "responseSchema"));
  return [
    {
      kind: "operation",
      factKey,
      serviceKey,
      place: placeOf.operation({ transport, ownerId: owner.id }),
      name,
      stated: {
        name,
        ...(request === null ? {} : { requestSchemaId: request.id }),
        ...(response === null ? {} : { responseSchemaId: response.id }),
      },
      whenNew: { ownerId: owner.id, transport, timeoutMs: 0, retry: null },
      facts: [fact],
      needs: [owner, ...(request === null ? [] : [request]), ...(response === null ? [] : [response])],
    },
  ];
}
