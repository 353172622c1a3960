import { FACT_LIMITS, isLongerThan } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import type { Proposal } from "./proposal.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

/** Schemas by the names that source gives them. */
export class Schemas {
  readonly #schemas: ReadonlyMap<string, ResolvedFact>;

  constructor(schemas: ReadonlyMap<string, ResolvedFact>) {
    this.#schemas = schemas;
  }

  named(name: string | null): ResolvedFact | null {
    return this.#schemas.get(`schema|${name}`) ?? null;
  }
}

export function proposeSchemas(proposal: Proposal): Schemas {
  const drafts = factsOfKind(proposal.input.snapshot.facts, "schema").flatMap(schemaDraft);
  return new Schemas(proposal.settle("schema", drafts));
}

function schemaDraft(fact: SourceFact): readonly SourceDraft[] {
  const { factKey, serviceKey, name } = fact;
  const content = textOf(fact, "content");
  if (content === null || isLongerThan(content, FACT_LIMITS.schemaContentLength) || !isNameOfModel(name)) {
    return [];
  }
  return [
    {
      kind: "schema",
      factKey,
      serviceKey,
      place: "",
      name,
      stated: { name, content },
      whenNew: {},
      facts: [fact],
      needs: [],
    },
  ];
}
