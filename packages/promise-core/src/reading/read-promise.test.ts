import { describe, expect, it } from "@jest/globals";
import { type FactOfKind, indexModel } from "@plumbline/model-core";
import { scenarioHash, schemaHash } from "../checking/scenario-hash.js";
import { contentHash } from "../hashes/content-hash.js";
import type { LinkedThing } from "../records/links.js";
import type { StoredPromise } from "../records/stored-promise.js";
import {
  APPROVED,
  content,
  guid,
  links,
  revision,
  STREAM,
  verificationRun,
} from "../testing/promise-builder.js";
import { EVENTS, MAIL, MODEL, ORDER_PAID, order, PAY, REQUEST, SCENARIO_ID, SHOP } from "../testing/shop.js";
import { linkedFact, linkedScenario } from "./linked-state.js";
import { projectStateOf, stateOfModel } from "./project-state.js";
import { readPromise } from "./read-promise.js";

const index = indexModel(MODEL);
const document = order();
const stream = { streamId: STREAM, version: 7 };
const scenarios = new Map([[SCENARIO_ID, { version: 3, document }]]);
/** New for each test: a state remembers what was asked of it. */
const newState = () =>
  stateOfModel({ stream, index, scenarios, sources: { followed: [], links: new Set<string>() } });
const GONE = guid(404);

describe("what promises look at in a state", () => {
  it.each<[LinkedThing["kind"], string]>([
    ["operation", PAY],
    ["channel", EVENTS],
    ["subscription", MAIL],
    ["message", ORDER_PAID],
    ["element", SHOP.bank],
  ])("has the hash of what a linked %s says, and of no other kind", (kind, id) => {
    const facts = MODEL[`${kind as "operation"}s`] as readonly FactOfKind["operation"][];
    const fact = facts.find((one) => one.id === id) as FactOfKind["operation"];
    const state = newState();
    expect(state.hashNow({ kind, id: fact.id })).toBe(linkedFact(kind as "operation", fact).hash);
    const others = ["operation", "channel", "subscription", "message", "element", "scenario"] as const;
    for (const other of others.filter((one) => one !== kind)) {
      expect(state.hashNow({ kind: other, id: fact.id })).toBeNull();
    }
  });

  it("has scenarios and schemas at their versions, with their hashes", () => {
    const { hashNow, present } = newState();
    expect(hashNow({ kind: "scenario", id: SCENARIO_ID })).toBe(linkedScenario(SCENARIO_ID, document).hash);
    expect(present.scenario(SCENARIO_ID)).toEqual({ version: 3, hash: scenarioHash(document) });
    const schema = index.schemas.get(REQUEST);
    expect(schema).toBeDefined();
    expect(present.schema(REQUEST)).toEqual({
      version: schema?.version,
      hash: schema === undefined ? "" : schemaHash(schema),
    });
    expect(present.stream).toEqual(stream);
  });

  it("has nothing of what is not there, and follows no repository", () => {
    const { hashNow, present } = newState();
    expect(hashNow({ kind: "operation", id: GONE })).toBeNull();
    expect(hashNow({ kind: "scenario", id: GONE })).toBeNull();
    const { scenario, schema, repositoryCommit, link } = present;
    expect([scenario(GONE), schema(GONE), repositoryCommit("acme/shop"), link(GONE)]).toEqual([
      null,
      null,
      null,
      false,
    ]);
  });

  it("has the commit of each repository at its host, and takes none for that of another host", () => {
    const followed = [
      { repository: "github.com/acme/shop", trackedCommit: "aaa" },
      { repository: "code.acme.test/acme/shop", trackedCommit: "bbb" },
      { repository: "github.com/acme/other", trackedCommit: null },
    ];
    const sources = { followed, links: new Set<string>([GONE]) };
    const { repositoryCommit, link } = stateOfModel({ stream, index, scenarios, sources }).present;
    const names = ["github.com/acme/shop", "code.acme.test/acme/shop", "github.com/acme/other"];
    expect(names.map(repositoryCommit)).toEqual(["aaa", "bbb", null]);
    expect(repositoryCommit("elsewhere.test/acme/shop")).toBeNull();
    expect(link(GONE)).toBe(true);
  });

  it("has the commit of a repository that a run of before names without its host, where one host alone has it", () => {
    const shop = { repository: "github.com/acme/shop", trackedCommit: "aaa" };
    const commitsOf = (followed: readonly (typeof shop)[]) => {
      const sources = { followed, links: new Set<string>() };
      const { repositoryCommit } = stateOfModel({ stream, index, scenarios, sources }).present;
      return ["acme/shop", "shop"].map(repositoryCommit);
    };
    expect(commitsOf([shop])).toEqual(["aaa", null]);
    expect(commitsOf([shop, { ...shop, repository: "code.acme.test/acme/shop" }])).toEqual([null, null]);
  });

  it("looks once for what many promises look at", () => {
    let looked = 0;
    const once = projectStateOf({
      stream,
      sources: { followed: [], links: new Set<string>() },
      fact: () => null,
      schema: () => null,
      scenario: () => {
        looked += 1;
        return { version: 1, document };
      },
    });
    const hashes = [1, 2, 3].map(() => once.hashNow({ kind: "scenario", id: SCENARIO_ID }));
    expect([looked, new Set(hashes).size]).toEqual([1, 1]);
  });
});

describe("what is read of a promise", () => {
  const pay = MODEL.operations.find(({ id }) => id === PAY) as FactOfKind["operation"];
  const linked = linkedFact("operation", pay);
  const named = content({ links: links({ operationIds: [pay.id, GONE] }) });
  const draft = revision({ revision: 2, approval: null, content: named });
  const bare = revision({ content: named });
  const hash = contentHash({ requirementId: "SHOP-001" }, bare);
  const approval = { ...APPROVED, contentHash: hash, linked: [{ ...linked, hash: "other" }] };
  const inForce = revision({ content: named, approval });
  const promise: StoredPromise = {
    ...{ id: guid(1), requirementId: "SHOP-001", origin: "human", lastRevision: 2, lastObligation: 0 },
    revisions: [draft, inForce],
  };
  const read = () => readPromise(promise, [verificationRun()], newState());

  it("is what became of its links", () => {
    expect(read().links).toEqual({
      missing: [{ kind: "operation", id: GONE }],
      changed: [{ kind: "operation", id: pay.id }],
    });
  });

  it("is the status of each revision, worked out once", () => {
    const { statusOf } = read();
    expect(statusOf(inForce)).toBe(statusOf(inForce));
    expect(statusOf(inForce).gaps).toEqual([
      "Revision 1 has no obligation: add what shows that it holds.",
      `The linked operation ${pay.id} changed after the approval: revise the promise and approve it as things are now.`,
    ]);
    expect(statusOf(draft).gaps).toEqual([
      "Revision 2 is a draft: an owner has to approve it.",
      "Revision 2 has no obligation: add what shows that it holds.",
      `The linked operation ${GONE} is not in the project: revise the promise without it, or bring it back.`,
    ]);
  });
});
