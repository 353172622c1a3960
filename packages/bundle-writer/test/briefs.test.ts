import { describe, expect, it } from "@jest/globals";
import type { Guid, Model } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import { content, links, revision } from "../../promise-core/src/testing/promise-builder.js";
import { type BriefChange, type ChangeEntry, writeBrief } from "../src/index.js";
import { operation, ordered, SHOP, schema } from "../src/testing/a-shop.js";
import { briefOf, FOUR_CHARACTERS, NO_SELECTION } from "../src/testing/brief-of.js";
import { designOf, designOfInputs, inputsOf } from "../src/testing/design-of.js";
import { HOSTILE_MARKDOWN } from "../src/testing/hostile-markdown.js";
import { idOf } from "../src/testing/id-of.js";
import { markdownItForm, micromarkForm } from "../src/testing/markdown-judges.js";
import { storedPromise } from "../src/testing/promises-of.js";
import { dataOf, headingsOf } from "../src/testing/read-markdown.js";
import { withTexts } from "../src/testing/with-texts.js";

const SCENARIO = idOf("element", "scenario");
const STALE = { sinceRevision: "abc", reason: "not-found" };

/** The shop, whose operation of the bank nobody calls. */
const MODEL: Model = {
  ...SHOP,
  schemas: [schema(1, "{}"), schema(2, "{}"), schema(3, "{}")],
  operations: [
    ...SHOP.operations,
    operation(3, "POST /pay", { ownerId: idOf("element", "bank"), responseSchemaId: ordered("schema", 2) }),
  ],
};

function scenario(steps: readonly object[], faults: readonly object[] = []): ScenarioDocument {
  const read = readScenarioDocument(JSON.stringify({ name: "Flow", steps, faults, assertions: [] }));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

const CALL = {
  id: "call",
  type: "call",
  from: idOf("element", "post"),
  operation: ordered("operation", 3),
  request: { secret: "s".repeat(1000) },
};

const PUBLISH = {
  id: "publish",
  type: "publish",
  from: idOf("element", "shop"),
  channel: idOf("channel", "orders"),
  message: idOf("message", "placed"),
  headers: {},
  handlers: {
    [idOf("subscription", "warehouse")]: [
      { id: "write", type: "write", by: idOf("element", "warehouse"), store: idOf("element", "press") },
    ],
  },
};

const APPROVED = revision({
  content: content({
    links: links({
      scenarioIds: [SCENARIO],
      channelIds: [idOf("channel", "lost")],
      elementIds: [idOf("element", "bank")],
    }),
  }),
});
const DRAFT = revision({ content: APPROVED.content, approval: null });
const RETIREMENT = revision({ revision: 2, retire: true, content: null });

const PROMISES = {
  approved: storedPromise("SHOP-001", [APPROVED]),
  draft: storedPromise("SHOP-002", [DRAFT]),
  retired: storedPromise("SHOP-003", [RETIREMENT, APPROVED]),
  revised: storedPromise("SHOP-004", [{ ...DRAFT, revision: 2 }, APPROVED]),
};

function designWith(document: ScenarioDocument, model = MODEL) {
  return designOfInputs(
    inputsOf(
      { projectName: "Shop", model, scenarios: [{ id: SCENARIO, document, issues: [] }] },
      Object.values(PROMISES).map((promise) => ({ promise, runs: [] })),
    ),
  );
}

const NAMES = new Map<string, string>([
  ...["shop", "warehouse", "bank", "post", "press"].map((name) => [idOf("element", name), name] as const),
  ...["orders", "lost"].map((name) => [idOf("channel", name), name] as const),
  ...[1, 2, 3].map((number) => [ordered("operation", number), `operation ${number}`] as const),
  ...[1, 2, 3].map((number) => [ordered("schema", number), `schema ${number}`] as const),
  [idOf("message", "placed"), "placed"],
  [idOf("subscription", "warehouse"), "subscription"],
  [SCENARIO, "flow"],
]);

type Selected = { readonly [List in "promiseIds" | "scenarioIds" | "elementIds"]?: readonly Guid[] };

function includedNames(selection: Selected, document = scenario([]), model = MODEL): readonly string[] {
  const { included } = briefOf(designWith(document, model), selection).manifest;
  return Object.values(included)
    .flat()
    .map((id: string) => NAMES.get(id) ?? id)
    .sort();
}

describe("the closure of a selection", () => {
  it.each<[string, Selected, ScenarioDocument, readonly string[]]>([
    [
      "a selected element brings its operations and messages produced, with their schemas and consumers",
      { elementIds: [idOf("element", "shop")] },
      scenario([]),
      ["operation 1", "operation 2", "placed", "schema 1", "shop", "warehouse"],
    ],
    [
      "a selected element brings its subscriptions with their channels, and messages consumed",
      { elementIds: [idOf("element", "warehouse")] },
      scenario([]),
      ["lost", "orders", "placed", "schema 1", "shop", "subscription", "warehouse"],
    ],
    [
      "an element that nothing has to do with comes alone",
      { elementIds: [idOf("element", "press")] },
      scenario([CALL]),
      ["press"],
    ],
    [
      "a scenario brings the elements and operations that its calls name, with owner and schema",
      { scenarioIds: [SCENARIO] },
      scenario([CALL]),
      ["bank", "flow", "operation 3", "post", "schema 2"],
    ],
    [
      "a scenario brings what its publications, handlers and writes name",
      { scenarioIds: [SCENARIO] },
      scenario([PUBLISH]),
      ["flow", "lost", "orders", "placed", "press", "schema 1", "shop", "subscription", "warehouse"],
    ],
    [
      "a scenario brings what its faults name, though not what that has",
      { scenarioIds: [SCENARIO] },
      scenario([], [{ target: idOf("element", "shop"), kind: "Outage", failFirst: null }]),
      ["flow", "shop"],
    ],
    [
      "a selected approved promise brings what it links, and its scenarios what they name",
      { promiseIds: [PROMISES.approved.id] },
      scenario([{ ...CALL, operation: ordered("operation", 1) }]),
      ["SHOP-001", "bank", "flow", "lost", "operation 1", "post", "schema 1", "shop"],
    ],
    ["a draft brings nothing", { promiseIds: [PROMISES.draft.id] }, scenario([CALL]), []],
    ["a retired promise brings nothing", { promiseIds: [PROMISES.retired.id] }, scenario([CALL]), []],
  ])("%s", (_, selection, document, names) => {
    expect(includedNames(selection, document)).toEqual(names);
  });

  it("follows nothing from a fact that is not confirmed, and names it apart", () => {
    const subscriptions = MODEL.subscriptions.map((one) => ({ ...one, stale: STALE }));
    const model: Model = { ...MODEL, subscriptions };
    const selection = { elementIds: [idOf("element", "warehouse")] };
    expect(includedNames(selection, scenario([]), model)).toEqual([
      "placed",
      "schema 1",
      "shop",
      "warehouse",
    ]);
    const { manifest } = briefOf(designWith(scenario([]), model), selection);
    expect(manifest.unconfirmedFacts).toEqual([idOf("subscription", "warehouse")]);
    expect(manifest.blockers.map(({ code, subject }) => [code, subject])).toEqual([
      ["fact-stale", idOf("subscription", "warehouse")],
    ]);
  });

  it("holds the elements that an element is in", () => {
    const inside = new Map<string, ReturnType<typeof idOf<"element">>>([
      [idOf("element", "press"), idOf("element", "post")],
      [idOf("element", "post"), idOf("element", "bank")],
    ]);
    const elements = MODEL.elements.map((one) => ({ ...one, parentId: inside.get(one.id) ?? null }));
    expect(
      includedNames({ elementIds: [idOf("element", "press")] }, scenario([]), { ...MODEL, elements }),
    ).toEqual(["bank", "post", "press"]);
  });
});

describe("what stands between facts of a brief", () => {
  const relationship = {
    id: idOf("relationship", 1),
    fromId: idOf("element", "press"),
    toId: idOf("element", "post"),
    label: "prints",
    technology: null,
    kind: "structural",
    lineShape: null,
    factStatus: "declared",
    provenance: null,
    stale: null,
  } as const;
  const model: Model = { ...MODEL, relationships: [relationship] };
  const briefWith = (relationships: Model["relationships"], ...names: readonly string[]) =>
    briefOf(designWith(scenario([]), { ...model, relationships }), {
      elementIds: names.map((name) => idOf("element", name)),
    });

  it("is told when both of its ends are there", () => {
    expect(briefWith([relationship], "press", "post").brief).toContain(`### Relationships`);
    expect(briefWith([relationship], "press").brief).not.toContain(relationship.id);
  });

  it("is named as unconfirmed when it is", () => {
    const inferred = { ...relationship, factStatus: "inferred" } as const;
    const { manifest, brief } = briefWith([inferred], "press", "post");
    expect(manifest.unconfirmedFacts).toEqual([relationship.id]);
    expect(manifest.blockers.map(({ subject }) => subject)).toEqual([relationship.id]);
    expect(brief).toContain(`- relationship \`${relationship.id}\`: \`inferred\``);
  });
});

it("an ID that is not in the project is refused with its place, the first hundred of them", () => {
  const design = designWith(scenario([]));
  const unknown = idOf("schema", "nothing");
  const refusalOf = (selection: Selected) =>
    writeBrief(design, { ...NO_SELECTION, ...selection }, FOUR_CHARACTERS);
  const { id } = PROMISES.approved;
  expect(
    refusalOf({
      promiseIds: [id, id, id, unknown],
      scenarioIds: [unknown, SCENARIO],
      elementIds: [idOf("element", "shop"), SCENARIO],
    }),
  ).toEqual({
    ok: false,
    refusal: {
      code: "validation_error",
      title: "The brief is refused: promiseIds[3] is not in the project",
      errors: ["promiseIds[3]", "scenarioIds[0]", "elementIds[1]"].map((field) => ({
        field,
        message: "is not in the project",
      })),
    },
  });
  const many = refusalOf({ elementIds: Array(200).fill(unknown) });
  expect(many.ok ? [] : many.refusal.errors).toHaveLength(100);
});

it("a brief over the bytes of one file is refused, and is not when its parts are left out", () => {
  const schemas = Array.from({ length: 20 }, (_, at) => schema(at + 1, `"${"x".repeat(900_000)}"`));
  const operations = schemas.map(({ id }, at) => operation(at + 1, `GET /${at}`, { responseSchemaId: id }));
  const design = designWith(scenario([]), { ...MODEL, schemas, operations, messages: [] });
  const request = { ...NO_SELECTION, elementIds: [idOf("element", "shop")] };
  expect(writeBrief(design, request, FOUR_CHARACTERS)).toMatchObject({
    ok: false,
    refusal: { code: "bundle_too_large", errors: [{ field: "brief" }] },
  });
  expect(writeBrief(design, { ...request, maxTokens: 300_000 }, FOUR_CHARACTERS).ok).toBe(true);
});

it("promises stand where their state puts them", () => {
  const design = designWith(scenario([]));
  const promiseIds = Object.values(PROMISES).map(({ id }) => id);
  const { brief, manifest } = briefOf(design, { promiseIds });
  expect(manifest).toMatchObject({
    included: { requirementIds: ["SHOP-001", "SHOP-004"] },
    notApproved: ["SHOP-002"],
    retired: ["SHOP-003"],
  });
  const told = headingsOf(brief).map(({ text }) => text);
  expect(told.filter((text) => text.startsWith("SHOP-"))).toEqual([
    "SHOP-001: Orders are paid once",
    "SHOP-004: Orders are paid once",
  ]);
  expect(brief.slice(brief.indexOf("not in force"))).toContain("- promise: `SHOP-004`");
});

it("parts are left out from the least needed, each is named, and the section says so", () => {
  const design = designWith(scenario([CALL, PUBLISH]));
  const selection = {
    promiseIds: [PROMISES.approved.id],
    scenarioIds: [SCENARIO],
    elementIds: [idOf("element", "shop")],
  };
  const { tokens } = briefOf(design, selection);
  const first = briefOf(design, { ...selection, maxTokens: tokens.count - 1 });
  expect(first.omitted).toEqual([`The payloads of scenario ${SCENARIO}`]);
  expect(first.brief).toContain("asked for: `scenario-payloads` 1.");
  expect(first.brief).not.toContain("secret");
  const least = briefOf(design, { ...selection, maxTokens: 1 });
  expect(least.omitted.at(-1)).toMatch(
    /^Nothing more can be left out: the brief has \d+ tokens, over the 1 /u,
  );
  expect(least.omitted).toContain("The requirement SHOP-001");
  expect(headingsOf(least.brief).filter(({ level }) => level === 2)).toHaveLength(7);
});

it("a scenario is told with what its steps carry, also one that says little", () => {
  const steps = [
    null,
    { ...PUBLISH, headers: { trace: "1" }, payload: { total: 2 } },
    { ...CALL, id: "null", request: null, response: [3] },
    { id: "both", type: "parallel", branches: [[CALL]] },
    { id: "if", type: "branch", whenStep: "both", is: "Failed", then: [] },
    { id: "put", type: "write", by: idOf("element", "bank"), store: idOf("element", "post"), change: 4 },
    { ...PUBLISH, id: "bare", headers: undefined, handlers: undefined },
  ];
  const document = scenario(steps as readonly object[], [
    null as never,
    { target: null, kind: "Error", failFirst: null },
  ]);
  const { brief } = briefOf(designWith(document), { scenarioIds: [SCENARIO] });
  const payloads = dataOf(brief).find((text) => text.startsWith("headers of step 2"));
  expect(payloads?.split("\n").map((line) => line.slice(0, 40))).toEqual([
    'headers of step 2: {"trace":"1"}',
    'payload of step 2: {"total":2}',
    "response of step 3: [3]",
    expect.stringMatching(/^request of step 4\.branch-1\.1: /u),
    "change of step 6: 4",
    "",
  ]);
  expect(dataOf(brief).filter((text) => text.includes("trace"))).toHaveLength(1);
});

describe("texts of others in a brief", () => {
  const harmless = designOf("eshop");
  const selection = {
    promiseIds: harmless.promises.map(({ promise }) => promise.id),
    scenarioIds: harmless.scenarios.map(({ id }) => id),
    elementIds: harmless.model.elements.slice(0, 5).map(({ id }) => id),
  };
  const plain = briefOf(
    withTexts(harmless, () => "x"),
    selection,
  ).brief;

  it("form nothing, whatever they are", () => {
    let at = 0;
    const hostile = withTexts(harmless, () => HOSTILE_MARKDOWN[at++ % HOSTILE_MARKDOWN.length] ?? "");
    const { brief } = briefOf(hostile, selection);
    expect(markdownItForm(brief)).toEqual(markdownItForm(plain));
    expect(micromarkForm(brief)).toEqual(micromarkForm(plain));
    expect(dataOf(brief)).toHaveLength(dataOf(plain).length);
  });
});

describe("the change under review", () => {
  const reason = { code: "fact-removed", source: "h/o/n@c:a.cs#L1-L1", sentence: "It is gone." };
  const entry = (said: Partial<ChangeEntry> = {}): ChangeEntry => ({
    ...{ certainty: "definite", kind: "element", id: idOf("element", "bank"), name: "Bank" },
    ...{ requirementId: null, reasons: [reason] },
    ...said,
  });
  const change = (entries: readonly ChangeEntry[]): BriefChange => ({
    ...{ scanId: idOf("element", "scan"), repository: "h/o/n", baseCommit: "b", headCommit: "c" },
    ...{ complete: false, entries },
  });
  const written = (
    entries: readonly ChangeEntry[],
    selection: Selected = {},
    maxTokens: number | null = null,
  ) => {
    const request = { ...NO_SELECTION, ...selection, maxTokens };
    const brief = writeBrief(designWith(scenario([])), request, FOUR_CHARACTERS, change(entries));
    if (!brief.ok) {
      throw new Error(brief.refusal.title);
    }
    return brief.value;
  };
  const approved = PROMISES.approved;

  it("brings all that it touches beside what is selected, as far as the design has it", () => {
    const touched = [
      entry(),
      entry({ kind: "promise", id: approved.id, requirementId: "SHOP-001" }),
      entry({ kind: "scenario", id: SCENARIO }),
      entry({ id: idOf("element", "nobody") }),
    ];
    const { manifest } = written(touched, { elementIds: [idOf("element", "shop")] });
    expect(manifest.selection).toEqual({
      promiseIds: [approved.id],
      scenarioIds: [SCENARIO],
      elementIds: [idOf("element", "bank"), idOf("element", "shop")].sort(),
    });
    expect(manifest.changeScanId).toBe(idOf("element", "scan"));
    expect(briefOf(designWith(scenario([])), { scenarioIds: [SCENARIO] }).manifest).not.toHaveProperty(
      "changeScanId",
    );
  });

  it("has a section of its own, each entry with how certain it is and why", () => {
    const reasons = Array.from({ length: 7 }, () => ({ ...reason, source: null }));
    const { brief } = written([
      entry(),
      entry({ certainty: "unknown", kind: "promise", id: approved.id, requirementId: "SHOP-001", reasons }),
    ]);
    const section = brief.slice(brief.indexOf("## 8 Change under review"));
    expect(section).toContain("- both sides were read completely: `false`\n- definite: `1`\n- possible: `0`");
    expect(section).toContain(`- definite element: \`${idOf("element", "bank")}\``);
    expect(section).toContain("- unknown promise: `SHOP-001`");
    expect(section).toContain("name: Bank\nfact-removed: It is gone.\nsource: h/o/n@c:a.cs#L1-L1");
    expect(section.match(/fact-removed/g)).toHaveLength(6);
  });

  it("may touch nothing, and be left out for its tokens", () => {
    expect(written([]).brief).toContain("## 8 Change under review");
    const { omitted } = written([entry()], {}, 1);
    expect(omitted).toContain(`Why element ${idOf("element", "bank")} is touched`);
  });

  it("forms nothing, whatever it says", () => {
    const hostile = (text: string) =>
      written([entry({ name: text, reasons: [{ ...reason, sentence: text, source: text }] })]).brief;
    const plain = markdownItForm(hostile("x"));
    for (const text of HOSTILE_MARKDOWN) {
      expect(markdownItForm(hostile(text))).toEqual(plain);
    }
  });
});
