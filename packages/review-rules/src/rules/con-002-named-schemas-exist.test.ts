import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../records/cited.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/con-002.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { con002 } from "./con-002-named-schemas-exist.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const request = builder.schema("Payment", { type: "object" });
const response = builder.schema("Receipt", { type: "object" });
const pay = builder.operation("Pay", bank, { request, response });
const paid = builder.message("Paid", bank, response);
const model = builder.build();
const operation: Cited = { kind: "operation", id: pay };
const message: Cited = { kind: "message", id: paid };
const [asked, answered]: readonly [Cited, Cited] = [
  { kind: "schema", id: request },
  { kind: "schema", id: response },
];

function without(...ids: readonly string[]): Model {
  return { ...model, schemas: model.schemas.filter(({ id }) => !ids.includes(id)) };
}

describe("CON-002", () => {
  itGivesItsExamples(con002, examples);

  it("judges operations and messages, and nothing else", () => {
    expect(subjectsOf(con002, aState(model))).toEqual([operation, message]);
  });

  it("verifies what names only schemas that are there, and cites them", () => {
    const base = { result: "verified", severity: "warning", items: [] };
    expect([operation, message].map((one) => judgementOf(con002, aState(model), one))).toEqual([
      {
        ...base,
        subject: operation,
        reason: 'The project has every schema that operation "Pay" names',
        cites: [operation, asked, answered],
      },
      {
        ...base,
        subject: message,
        reason: 'The project has every schema that message "Paid" names',
        cites: [message, answered],
      },
    ]);
  });

  it("has a concern about one missing schema, which it cites", () => {
    expect(judgementOf(con002, aState(without(response)), operation)).toEqual({
      subject: operation,
      result: "concern",
      severity: "warning",
      reason: `Operation "Pay" names 1 schema that the project lacks: "${response}"`,
      cites: [operation, answered],
      items: [response],
    });
  });

  it("counts the missing schemas and holds each", () => {
    expect(judgementOf(con002, aState(without(request, response)), operation)).toMatchObject({
      reason: `Operation "Pay" names 2 schemas that the project lacks: "${request}" and "${response}"`,
      cites: [operation, asked, answered],
      items: [request, response],
    });
  });

  it("reads a schema that is named twice once", () => {
    const twice = withFact(without(response), "operation", pay, { requestSchemaId: response });
    expect(judgementOf(con002, aState(twice), operation).items).toEqual([response]);
  });

  it("does not apply where none is named, whatever the label", () => {
    const none = withFact(model, "message", paid, { schemaId: null });
    const found = {
      subject: message,
      result: "not-applicable",
      severity: "warning",
      reason: 'Message "Paid" names no schema',
      cites: [message],
      items: [],
    };
    expect(judgementOf(con002, aState(none), message)).toEqual(found);
    for (const [, doubtful] of inEachDoubt(none, "message", paid)) {
      expect(judgementOf(con002, aState(doubtful), message)).toEqual(found);
    }
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
      expect(judgementOf(con002, aState(doubtful), operation)).toEqual(unknown);
      expect(judgementOf(con002, aState({ ...doubtful, schemas: [] }), operation)).toEqual(unknown);
    },
  );

  it("blocks on the path of an approved promise", () => {
    const promised = aState(model, [], [aPromise({ messageIds: [paid] })]);
    expect([operation, message].map((one) => judgementOf(con002, promised, one).severity)).toEqual([
      "warning",
      "blocking",
    ]);
  });
});
