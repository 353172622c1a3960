import { ApiProperty, getSchemaPath } from "@nestjs/swagger";
import { FACT_KINDS } from "@plumbline/model-core";
import type { StreamFactKind } from "../facts/fact.repository.js";
import type { FactSince } from "../reading/facts-since.repository.js";
import { FACT_ANSWERS } from "./facts.js";

const KINDS = FACT_KINDS.filter((kind): kind is StreamFactKind => kind !== "schema");

const ID = { type: "string", format: "uuid" } as const;

/** One fact that is not as it was: whole as it is now, told apart by kind, or gone. */
const FACT_SINCE = {
  oneOf: [
    ...KINDS.map((kind) => entry([kind], ["added", "changed"], { $ref: getSchemaPath(FACT_ANSWERS[kind]) })),
    entry(KINDS, ["removed"], { type: "null" }),
  ],
};

function entry(kinds: readonly string[], changes: readonly string[], fact: object) {
  return {
    type: "object",
    required: ["kind", "id", "change", "fact"],
    properties: {
      kind: { type: "string", enum: [...kinds] },
      id: ID,
      change: { type: "string", enum: [...changes] },
      fact,
    },
  };
}

/** What became of a model since a version of it. */
export class FactsSinceResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly streamId!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly since!: number;

  @ApiProperty({ type: "integer", minimum: 0, description: "The version that the changes lead to" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "array", items: FACT_SINCE, description: "By kind and ID" })
  readonly changes!: readonly object[];
}

/** The answer as JSON text: the facts are JSON already, and may be thousands. */
export function textOfChanges(
  head: Omit<FactsSinceResponse, "changes">,
  changes: readonly FactSince[],
): string {
  const { streamId, since, modelVersion } = head;
  const items = changes.map(
    ({ kind, id, change, text }) => `{"kind":"${kind}","id":"${id}","change":"${change}","fact":${text}}`,
  );
  return `{"streamId":"${streamId}","since":${since},"modelVersion":${modelVersion},"changes":[${items.join(",")}]}`;
}
