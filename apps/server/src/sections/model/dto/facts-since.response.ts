import { ApiProperty, getSchemaPath } from "@nestjs/swagger";
import { FACT_KINDS } from "@plumbline/model-core";
import type { StreamFactKind } from "../facts/fact.repository.js";
import type { FactSince } from "../reading/facts-since.repository.js";
import { FACT_ANSWERS } from "./facts.js";

const CHANGES = ["added", "changed", "removed"] as const;
const KINDS = FACT_KINDS.filter((kind): kind is StreamFactKind => kind !== "schema");

/** One fact that is not as it was. */
export class FactSinceResponse {
  @ApiProperty({ type: "string", enum: KINDS })
  readonly kind!: StreamFactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", enum: [...CHANGES] })
  readonly change!: (typeof CHANGES)[number];

  @ApiProperty({
    nullable: true,
    oneOf: KINDS.map((kind) => ({ $ref: getSchemaPath(FACT_ANSWERS[kind]) })),
    description: "The whole fact as it is now; null when it is gone",
  })
  readonly fact!: object | null;
}

/** What became of a model since a version of it. */
export class FactsSinceResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly streamId!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly since!: number;

  @ApiProperty({ type: "integer", minimum: 0, description: "The version that the changes lead to" })
  readonly modelVersion!: number;

  @ApiProperty({ type: [FactSinceResponse], description: "By kind and ID" })
  readonly changes!: readonly FactSinceResponse[];
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
