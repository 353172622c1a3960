import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { aPromise, aState, INFERRED, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/ovr-002.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { capitalised } from "../words/in-words.js";
import { ovr002 } from "./ovr-002-schema-is-named.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const schema = builder.schema("Payment", { type: "object" });
const pay = builder.operation("Pay", bank);
const paid = builder.message("Paid", bank);
const NAMELESS = builder.build();

const subject: Cited = { kind: "schema", id: schema };
const operation: Cited = { kind: "operation", id: pay };
const message: Cited = { kind: "message", id: paid };

const NAMINGS: readonly (readonly [naming: string, by: Cited, called: string, model: Model])[] = [
  [
    "the request of an operation",
    operation,
    'operation "Pay"',
    withFact(NAMELESS, "operation", pay, { requestSchemaId: schema }),
  ],
  [
    "the response of an operation",
    operation,
    'operation "Pay"',
    withFact(NAMELESS, "operation", pay, { responseSchemaId: schema }),
  ],
  ["a message", message, 'message "Paid"', withFact(NAMELESS, "message", paid, { schemaId: schema })],
];

function judged(model: Model): Judgement {
  return judgementOf(ovr002, aState(model), subject);
}

describe("OVR-002", () => {
  itGivesItsExamples(ovr002, examples);

  it("judges schemas, and nothing else", () => {
    expect(subjectsOf(ovr002, aState(NAMELESS))).toEqual([subject]);
  });

  it("has a concern about a schema that nothing names", () => {
    expect(judged(NAMELESS)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason: 'Nothing names schema "Payment": let an operation or a message name it, or delete it',
      cites: [subject],
      items: [],
    });
  });

  it.each(NAMINGS)("verifies the schema of %s", (_, by, called, model) => {
    expect(judged(model)).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: `${capitalised(called)} names schema "Payment"`,
      cites: [subject, by],
      items: [],
    });
  });

  it.each(NAMINGS)(
    "cannot tell of the schema of %s while only that names it and is in doubt",
    (_, by, called, model) => {
      for (const [, doubtful, words] of inEachDoubt(model, by.kind as "message", by.id)) {
        expect(judged(doubtful)).toEqual({
          subject,
          result: "unknown",
          severity: "note",
          reason: `Only what is in doubt names schema "Payment", until it is confirmed. ${capitalised(called)} ${words}.`,
          cites: [subject, by],
          items: [`${by.kind} ${by.id}`],
        });
      }
    },
  );

  it("is verified by one stated name, whatever else is in doubt, and counts doubts where there is none", () => {
    const both = withFact(withFact(NAMELESS, "message", paid, { schemaId: schema }), "operation", pay, {
      requestSchemaId: schema,
      ...INFERRED,
    });
    expect(judged(both)).toMatchObject({ result: "verified", cites: [subject, message] });
    expect(judged(withFact(both, "message", paid, INFERRED))).toMatchObject({
      result: "unknown",
      reason:
        'Only what is in doubt names schema "Payment", until it is confirmed. Operation "Pay" is inferred, and 1 other fact is in doubt.',
      cites: [subject, operation, message],
      items: [`operation ${pay}`, `message ${paid}`],
    });
  });

  it("never blocks", () => {
    const promised = aState(NAMELESS, [], [aPromise({ operationIds: [pay] })]);
    expect(judgementOf(ovr002, promised, subject).severity).toBe("note");
  });
});
