import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type Corpus, spelledInput } from "../../../packages/model-core/src/testing/refusals/corpus.js";
import { rawOf } from "../../../packages/model-core/src/testing/refusals/raw-document.js";
import { recordedOpenApi } from "./testing/recorded-openapi.js";

// What the readers of the packages make of 12,000 documents, against the schemas that the API states for them.

const FACTS = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
  "schema",
];
const ALIKE = (names: readonly string[], schema: string) =>
  Object.fromEntries(names.map((name) => [name, schema]));
const CORPORA: readonly (readonly [path: string, schemaOfBase: Readonly<Record<string, string>>])[] = [
  ["model-core/golden/refusals/fact-body", Object.fromEntries(FACTS.map((kind) => [kind, requestOf(kind)]))],
  ["model-core/golden/refusals/model-document", ALIKE(["full", "reversed"], "ModelDocumentRequest")],
  [
    "playback-engine/golden/refusals/scenario-document",
    ALIKE(["full", "reversed"], "ReplaceScenarioRequest"),
  ],
  ["stress-engine/golden/refusals/stress-profile", ALIKE(["full", "reversed"], "StressProfileRequest")],
  ["diagram-writer/golden/refusals/view", ALIKE(["full", "reversed"], "NewViewRequest")],
  ["cost-core/golden/refusals/price-request", ALIKE(["full", "bare"], "PriceRequest")],
  ["cost-core/golden/refusals/cost-sheet-request", { full: "CostSheetRequest" }],
];

interface Outcome {
  readonly hash?: string;
  readonly edit?: unknown;
  readonly import?: unknown;
  readonly save?: readonly unknown[];
  /** A hash where there are many. */
  readonly errors?: string | readonly (readonly [path: string, message: string])[];
}

interface Judged {
  readonly name: string;
  readonly outcome: Outcome;
  readonly passes: boolean;
}

const ajv = new Ajv2020({ strict: false, discriminator: true, formats: { "date-time": true } });
formats.default(ajv, ["uuid", "date"]);
ajv.addSchema(recordedOpenApi() as object, "openapi");

describe.each(CORPORA)("the schema of what %s holds", (path, schemaOfBase) => {
  const judged = judgedBySchema(path, schemaOfBase);

  it("takes every document that its reader takes", () => {
    const taken = judged.filter(({ outcome }) => isTaken(outcome));
    expect(taken.length).toBeGreaterThan(50);
    expect(taken.filter(({ passes }) => !passes).map(({ name }) => name)).toEqual([]);
  });

  it("refuses every document in which a field is missing or of another type", () => {
    const refused = judged.filter(({ outcome }) => isOfTypes(outcome));
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.filter(({ passes }) => passes).map(({ name }) => name)).toEqual([]);
  });
});

const OF_TYPES = /^(is required|must be (an? (object|string|number|integer|list|GUID)|one of .*))$/;

function isOfTypes({ errors }: Outcome): boolean {
  return Array.isArray(errors) && errors.every(([, message]) => OF_TYPES.test(message as string));
}

function isTaken({ hash, edit = "taken", import: imported = "taken", save = [] }: Outcome): boolean {
  return hash !== undefined && edit === "taken" && imported === "taken" && save.length === 0;
}

function judgedBySchema(path: string, schemaOfBase: Readonly<Record<string, string>>): readonly Judged[] {
  const file = new URL(`../../../packages/${path}.json`, import.meta.url);
  const { bases, cases } = JSON.parse(readFileSync(file, "utf8")) as Corpus;
  return Object.entries(schemaOfBase).flatMap(([base, schema]) => {
    const validate = ajv.compile({ $ref: `openapi#/components/schemas/${schema}` });
    const [raw, of] = [
      rawOf(bases[base]),
      cases.filter((one) => one.base === base && one.format === undefined),
    ];
    return of.flatMap((one) => {
      const value = jsonOf(spelledInput(raw, one).text);
      const outcome = one.outcome as Outcome;
      return value === undefined
        ? []
        : [{ name: `${base} ${one.name}`, outcome, passes: validate(value) === true }];
    });
  });
}

/** The value of a text, where other readers of JSON read it too: not with a number that is out of range. */
function jsonOf(text: string): unknown {
  try {
    return text.includes("1e999") ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function requestOf(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Request`;
}
