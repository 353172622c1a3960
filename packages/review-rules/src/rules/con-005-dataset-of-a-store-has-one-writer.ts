import { compareCodeUnits } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { type WrittenDataset, writersOfStores } from "../reading/writers-of-stores.js";
import type { Cited } from "../records/cited.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { counted } from "../words/counted.js";
import { inList } from "../words/in-list.js";
import { inWords, nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#con-005. */
export const con005: Rule = {
  id: "CON-005",
  version: 2,
  category: "contracts",
  title: "Dataset of a store has one writer",
  reads:
    "The write steps of all scenarios, by dataset and writing element; a write without dataset is not read.",
  settle:
    "Let one element write the dataset, write a scenario that shows who does, or confirm the store or writer that is in doubt.",
  results: {
    verified: "One element writes each dataset of the store that a scenario writes to.",
    concern: "Two elements write the same dataset.",
    unknown: "No scenario writes to a dataset of the store, or the store or a writer is in doubt.",
    "not-applicable": null,
  },
  severity: "Warning.",
  evaluate: (context) =>
    inIdOrder(context.index.model.elements)
      .filter(({ kind }) => kind === "store")
      .map(({ id }) => judgementOf(context, { kind: "element", id })),
};

/** Two stated writers make it a concern, whatever else is in doubt. */
function judgementOf(context: ReviewContext, store: Cited): Judgement {
  const datasets = writersOfStores(context).get(store.id) ?? [];
  const said = { subject: store, severity: "warning" } as const;
  const shared = isStated(context, store) ? contested(context, store, datasets) : null;
  if (shared !== null) {
    return { ...said, ...shared };
  }
  const doubt = unknownByDoubt(context, { ...said, facts: [store, ...writersOf(datasets)] });
  return doubt ?? { ...said, ...writtenByOne(context, store, datasets) };
}

function contested(context: ReviewContext, store: Cited, datasets: readonly WrittenDataset[]): Found | null {
  const shared = datasets
    .map(({ dataset, writerIds }) => ({
      dataset,
      writerIds: writerIds.filter((id) => isStated(context, element(id))),
    }))
    .filter(({ writerIds }) => writerIds.length > 1);
  const [first] = shared;
  if (first === undefined) {
    return null;
  }
  const names = inList(first.writerIds.map((id) => nameInWords(context, element(id))));
  const what = `the dataset ${quoted(first.dataset)} of ${inWords(context, store)}`;
  const others =
    shared.length > 1 ? `; ${counted(shared.length - 1, "more dataset is", "more datasets are")} shared` : "";
  return {
    result: "concern",
    reason: `${counted(first.writerIds.length, "element")} write ${what}: ${names}${others}`,
    cites: [store, ...writersOf(shared)],
    items: pairsOf(shared),
  };
}

function writtenByOne(context: ReviewContext, store: Cited, datasets: readonly WrittenDataset[]): Found {
  const called = inWords(context, store);
  const [first] = datasets;
  if (first === undefined) {
    return {
      result: "unknown",
      reason: `No scenario writes to a dataset of ${called}`,
      cites: [store],
      items: [],
    };
  }
  const reason =
    datasets.length > 1
      ? `Each of the ${datasets.length} datasets of ${called} that scenarios write to has one writer`
      : `The dataset ${quoted(first.dataset)} of ${called} has one writer`;
  return { result: "verified", reason, cites: [store, ...writersOf(datasets)], items: pairsOf(datasets) };
}

/** Each once, in order. */
function writersOf(datasets: readonly WrittenDataset[]): readonly Cited[] {
  const ids = new Set(datasets.flatMap(({ writerIds }) => writerIds));
  return [...ids].toSorted(compareCodeUnits).map(element);
}

/** Each writer with its dataset. */
function pairsOf(datasets: readonly WrittenDataset[]): readonly string[] {
  return datasets.flatMap(({ dataset, writerIds }) => writerIds.map((id) => `${id} ${dataset}`));
}

function element(id: string): Cited {
  return { kind: "element", id };
}
