import type { ModelIndex } from "@plumbline/model-core";
import type { StepPlace } from "../document/scenario-outline.js";
import type { IssueCode } from "../result/run-result.js";
import type { NamedSchema } from "./named-schemas.js";
import { namedSchemas } from "./named-schemas.js";
import type { SchemaValidators } from "./schema-validators.js";

/** The codes that come of holding a payload against its schema. */
export type PayloadCode = Extract<
  IssueCode,
  "missing-payload" | "schema-mismatch" | "invalid-schema" | "validation-too-slow"
>;

interface Verdict {
  readonly code: PayloadCode;
  readonly message: string;
}

export interface PayloadVerdictsOptions {
  readonly index: ModelIndex;
  readonly validators: SchemaValidators;
  /** Asked before each schema check, with the text of the schema: whether there is no time for it. */
  readonly outOfTime: (schema: string) => boolean;
  /** Told after each schema check. */
  readonly checked: () => void;
  /** Whether a payload is fit to be held against a schema: valid Unicode, not too large, not too deep. */
  readonly isFit: (place: StepPlace) => boolean;
}

/** Holds the payloads of steps against their schemas, each once, in the order they are asked for. */
export class PayloadVerdicts {
  readonly #options: PayloadVerdictsOptions;
  readonly #verdicts = new Map<StepPlace, readonly Verdict[]>();
  #tooSlow = false;

  constructor(options: PayloadVerdictsOptions) {
    this.#options = options;
  }

  /** The messages of one code for a step. */
  of(place: StepPlace, code: PayloadCode): readonly string[] {
    let verdicts = this.#verdicts.get(place);
    if (verdicts === undefined) {
      verdicts = this.#judge(place);
      this.#verdicts.set(place, verdicts);
    }
    return verdicts.filter((verdict) => verdict.code === code).map(({ message }) => message);
  }

  #judge(place: StepPlace): readonly Verdict[] {
    const named = namedSchemas(place, this.#options.index);
    const fit = named.length > 0 && this.#options.isFit(place);
    return named.flatMap((one) => this.#judgePayload(one, fit));
  }

  #judgePayload({ payload, schemaId }: NamedSchema, fit: boolean): readonly Verdict[] {
    const schema = this.#options.index.schemas.get(schemaId);
    if (payload.value === null) {
      const message = `${payload.field}: is null, and the schema ${schema?.name ?? schemaId} is named for it`;
      return [{ code: "missing-payload", message }];
    }
    if (schema === undefined || !fit || this.#tooSlow) {
      return [];
    }
    if (this.#options.outOfTime(schema.content)) {
      this.#tooSlow = true;
      return [{ code: "validation-too-slow", message: "the schema checks took over 2 seconds" }];
    }
    const verdict = this.#options.validators.of(schema.content)(payload.value);
    this.#options.checked();
    if (verdict.kind === "match") {
      return [];
    }
    const code = verdict.kind === "mismatch" ? "schema-mismatch" : "invalid-schema";
    return [{ code, message: `${payload.field}: schema ${schema.name}: ${verdict.message}` }];
  }
}
