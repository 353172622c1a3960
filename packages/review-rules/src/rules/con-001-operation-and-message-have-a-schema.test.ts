import { describe, expect, it } from "@jest/globals";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../records/cited.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/con-001.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { con001 } from "./con-001-operation-and-message-have-a-schema.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const schema = builder.schema("Payment", { type: "object" });
const pay = builder.operation("Pay", bank, { request: schema, response: schema });
const paid = builder.message("Paid", bank, schema);
const model = builder.build();
const [operation, message]: readonly [Cited, Cited] = [
  { kind: "operation", id: pay },
  { kind: "message", id: paid },
];

describe("CON-001", () => {
  itGivesItsExamples(con001, examples);

  it("judges operations and messages, and nothing else", () => {
    expect(subjectsOf(con001, aState(model))).toEqual([operation, message]);
  });

  it.each([
    ["both schemas", {}],
    ["a request schema alone", { responseSchemaId: null }],
    ["a response schema alone", { requestSchemaId: null }],
  ])("verifies an operation with %s", (_, fields) => {
    expect(judgementOf(con001, aState(withFact(model, "operation", pay, fields)), operation)).toEqual({
      subject: operation,
      result: "verified",
      severity: "warning",
      reason: 'Operation "Pay" names a schema',
      cites: [operation],
      items: [],
    });
  });

  it("has a concern about an operation with neither schema", () => {
    const without = withFact(model, "operation", pay, { requestSchemaId: null, responseSchemaId: null });
    expect(judgementOf(con001, aState(without), operation)).toEqual({
      subject: operation,
      result: "concern",
      severity: "warning",
      reason: 'Operation "Pay" names a schema neither for its request nor for its response',
      cites: [operation],
      items: [],
    });
  });

  it("verifies a message with a schema, and has a concern about one with none", () => {
    const without = withFact(model, "message", paid, { schemaId: null });
    const base = { subject: message, severity: "warning", cites: [message], items: [] };
    expect([model, without].map((one) => judgementOf(con001, aState(one), message))).toEqual([
      { ...base, result: "verified", reason: 'Message "Paid" names a schema' },
      { ...base, result: "concern", reason: 'Message "Paid" names no schema' },
    ]);
  });

  it("does not look at whether the schema is there", () => {
    const without = aState({ ...model, schemas: [] });
    expect([operation, message].map((one) => judgementOf(con001, without, one).result)).toEqual([
      "verified",
      "verified",
    ]);
  });

  it.each(inEachDoubt(model, "operation", pay))(
    "cannot tell of an operation that is %s",
    (_, doubtful, words) => {
      const unknown = {
        subject: operation,
        result: "unknown",
        severity: "warning",
        reason: `Operation "Pay" ${words}`,
        cites: [operation],
        items: [`operation ${pay}`],
      };
      const without = withFact(doubtful, "operation", pay, { requestSchemaId: null, responseSchemaId: null });
      expect(judgementOf(con001, aState(doubtful), operation)).toEqual(unknown);
      expect(judgementOf(con001, aState(without), operation)).toEqual(unknown);
    },
  );

  it.each(inEachDoubt(model, "message", paid))(
    "cannot tell of a message that is %s",
    (_, doubtful, words) => {
      expect(judgementOf(con001, aState(doubtful), message)).toMatchObject({
        result: "unknown",
        reason: `Message "Paid" ${words}`,
        cites: [message],
      });
    },
  );

  it("takes any label of a fact as it is that counts as stated", () => {
    const labels = ["declared", "observed-in-source", "measured"];
    const results = labels.map(
      (factStatus) =>
        judgementOf(con001, aState(withFact(model, "message", paid, { factStatus })), message).result,
    );
    expect(results).toEqual(["verified", "verified", "verified"]);
  });

  it("reads nothing of the owner or the producer", () => {
    const results = inEachDoubt(model, "element", bank).flatMap(([, doubtful]) =>
      [operation, message].map((one) => judgementOf(con001, aState(doubtful), one).result),
    );
    expect(new Set(results)).toEqual(new Set(["verified"]));
  });

  it("blocks on the path of an approved promise, whatever it finds", () => {
    const without = withFact(model, "operation", pay, { requestSchemaId: null, responseSchemaId: null });
    const severities = [model, without].map(
      (one) => judgementOf(con001, aState(one, [], [aPromise({ operationIds: [pay] })]), operation).severity,
    );
    expect(severities).toEqual(["blocking", "blocking"]);
    expect(
      judgementOf(con001, aState(model, [], [aPromise({ operationIds: [pay] })]), message).severity,
    ).toBe("warning");
    const draft = aPromise({ operationIds: [pay] }, { isApproved: false });
    expect(judgementOf(con001, aState(model, [], [draft]), operation).severity).toBe("warning");
  });
});
