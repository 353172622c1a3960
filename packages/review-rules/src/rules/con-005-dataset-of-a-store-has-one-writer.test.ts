import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, scenario, write } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/con-005.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { con005 } from "./con-005-dataset-of-a-store-has-one-writer.js";

const builder = new ModelBuilder();
const ledger = builder.element("Ledger", "store");
const orders = builder.element("Orders", "app");
const refunds = builder.element("Refunds", "app");
const reports = builder.element("Reports", "app");
const audit = builder.element("Audit", "app");
const pay = builder.operation("Pay", orders);
const MODEL = builder.build();

const element = (id: string): Cited => ({ kind: "element", id });
const store = element(ledger);
const to = (dataset: unknown, by: string | null = orders) =>
  ({ ...write("keep", by ?? "", ledger), dataset, by }) as StepDocument;

function judged(steps: readonly StepDocument[], model: Model = MODEL): Judgement {
  return judgementOf(con005, aState(model, [scenario(steps)]), store);
}

describe("CON-005", () => {
  itGivesItsExamples(con005, examples);

  it("judges elements of the kind store, of whatever status, and nothing else", () => {
    const removed = withFact(MODEL, "element", ledger, { status: "removed" });
    expect(subjectsOf(con005, aState(removed))).toEqual([store]);
  });

  it("verifies a dataset with one writer", () => {
    expect(judged([to("rows"), to("rows")])).toEqual({
      subject: store,
      result: "verified",
      severity: "warning",
      reason: 'The dataset "rows" of element "Ledger" has one writer',
      cites: [store, element(orders)],
      items: [`${orders} rows`],
    });
  });

  it("verifies datasets of one writer each, whoever that is", () => {
    expect(judged([to("rows"), to("files", refunds)])).toMatchObject({
      result: "verified",
      reason: 'Each of the 2 datasets of element "Ledger" that scenarios write to has one writer',
      cites: [store, element(orders), element(refunds)],
      items: [`${refunds} files`, `${orders} rows`],
    });
  });

  it("has a concern about two writers of a dataset, of different scenarios too", () => {
    const concern = {
      subject: store,
      result: "concern",
      severity: "warning",
      reason: '2 elements write the dataset "rows" of element "Ledger": "Orders" and "Refunds"',
      cites: [store, element(orders), element(refunds)],
      items: [`${orders} rows`, `${refunds} rows`],
    };
    expect(judged([to("rows", refunds), to("rows"), to("files")])).toEqual(concern);
    const two = [guid(2), guid(1)].map((id, index) => ({
      ...scenario([to("rows", index === 0 ? orders : refunds)]),
      id,
    }));
    expect(judgementOf(con005, aState(MODEL, two), store)).toEqual(concern);
  });

  it("names the first shared dataset and the first writers, and holds each", () => {
    const writers = [orders, refunds, reports, audit];
    const steps = [
      ...writers.map((by) => to("rows", by)),
      to("files"),
      to("files", audit),
      to("b"),
      to("b", audit),
    ];
    expect(judged(steps)).toMatchObject({
      reason:
        '2 elements write the dataset "b" of element "Ledger": "Orders" and "Audit"; 2 more datasets are shared',
      cites: [store, ...writers.map(element)],
      items: [
        `${orders} b`,
        `${audit} b`,
        `${orders} files`,
        `${audit} files`,
        ...writers.map((by) => `${by} rows`),
      ],
    });
    expect(judged(steps.slice(0, 6))).toMatchObject({
      reason:
        '2 elements write the dataset "files" of element "Ledger": "Orders" and "Audit"; 1 more dataset is shared',
    });
    expect(judged(steps.slice(0, 4)).reason).toBe(
      '4 elements write the dataset "rows" of element "Ledger": "Orders", "Refunds" and 2 others',
    );
  });

  it.each<[string, readonly StepDocument[]]>([
    ["there is no step", []],
    ["a step names no dataset", [to(null)]],
    ["a dataset is blank", [to(" ")]],
    ["a step has no dataset", [to(undefined)]],
    ["a step names no store", [{ ...to("rows"), store: null } as StepDocument]],
    ["only another store is written", [{ ...to("rows"), store: audit } as StepDocument]],
  ])("cannot tell where %s", (_, steps) => {
    expect(judged(steps)).toEqual({
      subject: store,
      result: "unknown",
      severity: "warning",
      reason: 'No scenario writes to a dataset of element "Ledger"',
      cites: [store],
      items: [],
    });
  });

  it("does not read a write without dataset beside others", () => {
    expect(judged([to("rows"), to(null, refunds)])).toMatchObject({
      result: "verified",
      items: [`${orders} rows`],
    });
  });

  it("reads steps at any depth of scenarios that cannot be played", () => {
    const inside = call("pay", guid(99), pay, { does: [to("rows", refunds)] });
    expect(judged([to("rows"), inside]).result).toBe("concern");
  });

  it.each(inEachDoubt(MODEL, "element", ledger))("cannot tell while the store is %s", (_, model, words) => {
    const unknown = {
      subject: store,
      result: "unknown",
      severity: "warning",
      reason: `Element "Ledger" ${words}`,
      cites: [store],
      items: [`element ${ledger}`],
    };
    expect(judged([to("rows")], model)).toEqual(unknown);
    expect(judged([to("rows"), to("rows", refunds)], model)).toEqual(unknown);
    expect(judged([], model)).toEqual(unknown);
  });

  it.each(inEachDoubt(MODEL, "element", refunds))("cannot tell while a writer is %s", (_, model, words) => {
    const unknown = {
      subject: store,
      result: "unknown",
      severity: "warning",
      reason: `Element "Refunds" ${words}`,
      cites: [store, element(refunds)],
      items: [`element ${refunds}`],
    };
    expect(judged([to("rows", refunds)], model)).toEqual(unknown);
    expect(judged([to("rows"), to("rows", refunds)], model)).toEqual(unknown);
    expect(judged([to("rows"), to("files", refunds)], model)).toEqual(unknown);
  });

  it("cannot tell while the model lacks writers", () => {
    expect(judged([to("rows", guid(98)), to("files", guid(99))])).toMatchObject({
      result: "unknown",
      reason: `Element "${guid(98)}" is not in the model, and 1 other fact is in doubt`,
      cites: [store, element(guid(98)), element(guid(99))],
      items: [`element ${guid(98)}`, `element ${guid(99)}`],
    });
  });

  it("cannot tell while a step leaves its writer out", () => {
    expect(judged([to("rows"), to("rows", null)])).toEqual({
      subject: store,
      result: "unknown",
      severity: "warning",
      reason: "The element that a step leaves out is not known",
      cites: [store],
      items: ["element "],
    });
  });

  it("has a concern about two stated writers, whatever else is in doubt, and cites no doubt", () => {
    const [, doubtful] = inEachDoubt(MODEL, "element", reports)[0] ?? ["", MODEL];
    const steps = [to("rows"), to("rows", refunds), to("rows", reports), to("files", guid(99))];
    expect(judged(steps, doubtful)).toMatchObject({
      result: "concern",
      cites: [store, element(orders), element(refunds)],
      items: [`${orders} rows`, `${refunds} rows`],
    });
  });

  it("never blocks", () => {
    const state = aState(MODEL, [], [aPromise({ elementIds: [ledger] })]);
    expect(judgementOf(con005, state, store).severity).toBe("warning");
  });
});
