import { describe, expect, it } from "@jest/globals";
import { type Files, factOf, outboxOf, REPOSITORY, type Said, snapshotOf } from "../testing/snapshots.js";
import { compareSnapshots } from "./compare-snapshots.js";

const CODE = "src/Orders/Api.cs";
const MANIFEST = "src/Orders/app.csproj";
const SETTINGS = "src/Orders/application.yml";
const OWN = { serviceKey: "src/Orders" };
const KEY = "operation|src/Orders|http|POST /orders";
/** A handler, which packages make of code. */
const WOLVERINE = { factKey: "publish|src/Orders|Placed" };
const JAVA = "src/Orders/Api.java";
const ORDERS = { services: ["src/Orders"] };

const YAML = { class: "yaml" } as const;

const [BASE, HEAD] = ["b".repeat(40), "c".repeat(40)];

/** A manifest that was not looked through. */
const emptied = (blobSha = "0") => ({ class: "dotnet-project", blobSha, reason: "empty" }) as const;
const broken = (blobSha = "0") => ({ class: "app-config", blobSha, reason: "not-readable" }) as const;

function wordsOf(base: Said, head: Said): readonly string[] {
  const { facts, patterns } = compareSnapshots({
    base: snapshotOf(BASE, { ...ORDERS, ...base }),
    head: snapshotOf(HEAD, { ...ORDERS, ...head }),
  });
  return [...facts, ...patterns].map(({ change }) => change);
}

const without = (files: Files = {}): Said => ({ files: { [CODE]: "1", [MANIFEST]: "1", ...files } });

function withFact(commit: string, files: Files = {}, more: object = {}): Said {
  return { ...without(files), facts: [factOf(commit, CODE, { factKey: KEY, ...OWN, ...more })] };
}

function withOutbox(commit: string, files: Files = {}, more: object = {}): Said {
  return { ...without(files), patterns: [outboxOf(commit, CODE, more)] };
}

describe("a fact that is in the base alone", () => {
  it("is removed where the head looked through its file and what it rests on", () => {
    expect(wordsOf(withFact(BASE), without())).toEqual(["removed"]);
  });

  it("is unknown where it rests on a manifest or settings that were not looked through", () => {
    expect(wordsOf(withFact(BASE, {}, WOLVERINE), without({ [MANIFEST]: emptied() }))).toEqual(["unknown"]);
    expect(wordsOf(withFact(BASE), without({ [MANIFEST]: emptied() }))).toEqual(["unknown"]);
    expect(wordsOf(withFact(BASE), without({ "src/Mail/app.csproj": emptied() }))).toEqual(["removed"]);
    const java = { ...without({ [JAVA]: "1" }), facts: [factOf(BASE, JAVA, { factKey: KEY, ...OWN })] };
    expect(wordsOf(java, without({ [JAVA]: "1", [SETTINGS]: broken() }))).toEqual(["unknown"]);
    expect(wordsOf(withFact(BASE), without({ [SETTINGS]: broken() }))).toEqual(["removed"]);
  });

  it("is unknown where it may rest on a file that is not listed, since the tree is not listed whole", () => {
    const cut = { incomplete: [{ code: "tree-truncated" as const, count: 1, paths: [] }] };
    expect(wordsOf(withFact(BASE), { ...without(), ...cut })).toEqual(["unknown"]);
    const changed = withFact(HEAD, {}, { condition: "DEBUG" });
    expect(wordsOf(withFact(BASE), { ...changed, ...cut })).toEqual(["unknown"]);
    expect(wordsOf(withFact(BASE), { ...without(), ...cut, services: [] })).toEqual(["unknown"]);
    const store: Said = { ...without(), facts: [factOf(BASE, CODE, { factKey: "store|db" })] };
    expect(wordsOf(store, { ...without(), ...cut })).toEqual(["removed"]);
  });

  it("is unknown where what names whom it turns to was not looked through", () => {
    const compose = { class: "compose", reason: "empty", blobSha: "2" } as const;
    const read = { class: "compose" } as const;
    const base = (to: string): Said => ({
      ...without({ "compose.yaml": read }),
      facts: [
        factOf(BASE, CODE, { factKey: `uses|src/Orders|${to}`, ...OWN }),
        factOf(BASE, "compose.yaml", { factKey: "store|db" }),
      ],
    });
    expect(wordsOf(base("db"), without({ "compose.yaml": compose }))).toEqual(["unknown", "unknown"]);
    expect(wordsOf(base("db"), without({ "compose.yaml": read, "a/compose.yaml": compose }))).toEqual([
      "removed",
      "removed",
    ]);
    expect(wordsOf(base("x"), without({ "compose.yaml": read, "a/compose.yaml": compose }))).toEqual([
      "removed",
      "unknown",
    ]);
  });

  it("is unknown where its service is not seen, since its manifest was not looked through", () => {
    const gone = { ...without({ [MANIFEST]: emptied() }), services: [] };
    expect(wordsOf(withFact(BASE), gone)).toEqual(["unknown"]);
    expect(wordsOf(withOutbox(BASE), gone)).toEqual(["unknown"]);
    expect(wordsOf(withOutbox(BASE), { ...without(), services: [] })).toEqual(["removed"]);
  });

  it("is removed where neither side looked through the same file", () => {
    const base = withFact(BASE, { [MANIFEST]: emptied() }, WOLVERINE);
    expect(wordsOf(base, without({ [MANIFEST]: emptied() }))).toEqual(["removed"]);
    expect(wordsOf(base, without({ [MANIFEST]: emptied("1") }))).toEqual(["unknown"]);
    const read = withFact(BASE, { [MANIFEST]: { ...emptied(), reason: null } }, WOLVERINE);
    expect(wordsOf(read, without({ [MANIFEST]: emptied() }))).toEqual(["unknown"]);
  });
});

describe("a fact that is in the head alone", () => {
  it("is added where the base looked through its file and what it rests on", () => {
    expect(wordsOf(without(), withFact(HEAD))).toEqual(["added"]);
    expect(wordsOf({ files: {} }, withFact(HEAD))).toEqual(["added"]);
  });

  it("is unknown where the base did not", () => {
    expect(wordsOf(without({ [CODE]: { reason: "syntax-errors" } }), withFact(HEAD))).toEqual(["unknown"]);
    expect(wordsOf(without({ [MANIFEST]: emptied() }), withFact(HEAD, {}, WOLVERINE))).toEqual(["unknown"]);
    expect(wordsOf(without({ [MANIFEST]: emptied() }), withFact(HEAD))).toEqual(["unknown"]);
    const full = { incomplete: [{ code: "over-max-facts" as const, count: 1, paths: [] }] };
    expect(wordsOf({ ...without(), ...full }, withFact(HEAD))).toEqual(["unknown"]);
  });
});

it("what is said in the folder of a service that may be there still is not added to another one", () => {
  const [orders, whole] = [{ services: [".", "src/Orders"] }, { services: ["."] }];
  const fact = factOf(HEAD, CODE, { factKey: "operation|.|http|POST /orders", serviceKey: "." });
  const outbox = outboxOf(HEAD, CODE, { serviceKey: "." });
  const said = { ...whole, facts: [fact], patterns: [outbox] };
  const base = { ...without(), ...orders };
  expect(wordsOf(base, { ...said, ...without() })).toEqual(["added", "added"]);
  expect(wordsOf(base, { ...said, ...without({ [MANIFEST]: emptied() }) })).toEqual(["unknown", "unknown"]);
});

describe("what is new where a file was lost, that the base looked through and the head did not,", () => {
  const LOST = { class: "source", reason: "exclude-glob", status: "excluded" } as const;
  const PLAIN = {
    "src/Orders/Topics.cs": "1",
    "src/Mail/Topics.cs": "1",
    "docs/a.cs": "1",
    "k8s.yaml": YAML,
  };
  const lost = (path: string, more: object = {}) => ({ ...PLAIN, [path]: { ...LOST, ...more } });
  const word = (said: object, files: Files, path = CODE) => {
    const fact = factOf(HEAD, path, { factKey: KEY, ...OWN, ...said });
    return wordsOf(without(PLAIN), { ...without(files), facts: [fact] })[0];
  };

  it("may be what was there under another name, in the same service", () => {
    expect(word({}, PLAIN)).toBe("added");
    expect(word({}, lost("src/Orders/Topics.cs"))).toBe("unknown");
    expect(word({}, lost("src/Mail/Topics.cs"))).toBe("added");
    expect(word({}, { ...PLAIN, [MANIFEST]: emptied() })).toBe("unknown");
    expect(word({}, { ...PLAIN, "src/Orders/New.cs": LOST })).toBe("added");
  });

  it("is known by the services that its files were in, where it is of another one now", () => {
    const shop = { factKey: KEY, serviceKey: "." };
    const to = (services: readonly string[], files: Files) => {
      const facts = [factOf(HEAD, CODE, shop)];
      return wordsOf(
        { ...without(PLAIN), services },
        { ...without(files), facts, services: [".", ...services] },
      );
    };
    expect(to(["src/Orders"], lost("src/Orders/Topics.cs"))).toEqual(["unknown"]);
    expect(to([".", "src/Orders"], lost("src/Orders/Topics.cs"))).toEqual(["unknown"]);
    expect(to(["src/Orders"], lost("docs/a.cs"))).toEqual(["unknown"]);
    expect(to(["src/Orders", "src/Mail"], lost("src/Mail/Topics.cs"))).toEqual(["added"]);
    expect(to(["src"], PLAIN)).toEqual(["added"]);
  });

  it("is known by the services that its files are in, where it is of none", () => {
    const topic = { factKey: "channel|topic|a", serviceKey: null };
    expect(word(topic, lost("src/Orders/Topics.cs"))).toBe("unknown");
    expect(word(topic, lost("src/Mail/Topics.cs"))).toBe("added");
    expect(word(topic, lost("docs/a.cs"))).toBe("added");
    expect(word(topic, lost("docs/a.cs"), "src/Mail/Topics.cs")).toBe("unknown");
  });

  it("may be somebody who was called otherwise by what is no source", () => {
    for (const factKey of ["service|image:mail", "store|db", "broker|mq", "uses|src/Orders|db"]) {
      const party = { factKey, serviceKey: null };
      expect(word(party, lost("k8s.yaml", { class: "yaml" }))).toBe("unknown");
      expect(word(party, lost("src/Mail/Topics.cs"))).toBe("added");
      expect(word(party, lost("src/Mail/Topics.cs", { class: "sql" }))).toBe("added");
    }
    expect(word({}, lost("k8s.yaml", { class: "yaml" }))).toBe("added");
    const inMail = { ...without(PLAIN), services: ["src/Mail"] };
    const facts = [factOf(HEAD, "src/Mail/A.cs", { factKey: KEY, serviceKey: "src/Mail" })];
    const said = (more: object) => ({
      ...inMail,
      facts,
      ...without(lost("k8s.yaml", { class: "yaml" })),
      ...more,
    });
    expect(wordsOf(inMail, said({}))).toEqual(["added"]);
    expect(wordsOf({ ...inMail, services: [] }, said({}))).toEqual(["unknown"]);
  });

  it("is no pattern that is shown to be new, nor under other conditions", () => {
    const head = (files: Files, more: object = {}) => withOutbox(HEAD, files, more);
    expect(wordsOf(without(PLAIN), head(PLAIN))).toEqual(["added"]);
    expect(wordsOf(without(PLAIN), head(lost("src/Orders/Topics.cs")))).toEqual(["unknown"]);
    const conditional = { unconditional: false };
    const [was, is] = [withOutbox(BASE, PLAIN, conditional), head(PLAIN)];
    expect(wordsOf(was, is)).toEqual(["changed"]);
    expect(wordsOf(was, head(lost("src/Orders/Topics.cs")))).toEqual(["unknown"]);
    expect(wordsOf(withOutbox(BASE, lost("src/Orders/Topics.cs"), conditional), is)).toEqual(["unknown"]);
    expect(wordsOf(was, head(lost("src/Mail/Topics.cs")))).toEqual(["changed"]);
  });
});

describe("a file that says the name of a fact", () => {
  const sources = (commit: string) =>
    [CODE, "src/Orders/Topics.cs"].map((path) => `${REPOSITORY}@${commit}:${path}#L1-L1`);
  const files = { "src/Orders/Topics.cs": "1" };

  it("and is looked through no more leaves unknown what became of it", () => {
    const base = withFact(BASE, files, { sources: sources(BASE) });
    const unread = {
      "src/Orders/Topics.cs": { class: "source", reason: "file-too-large", status: "skipped" },
    } as const;
    expect(wordsOf(base, without(files))).toEqual(["removed"]);
    expect(wordsOf(base, without(unread))).toEqual(["unknown"]);
    const other = (more: Files) => withFact(HEAD, more, { attributes: { channel: null } });
    expect(wordsOf(base, other(files))).toEqual(["changed"]);
    expect(wordsOf(base, other(unread))).toEqual(["unknown"]);
    const resting = (commit: string, more: object = {}) => {
      return withFact(commit, { ...files, "x.cs": "1" }, { grounds: ["x.cs"], ...more });
    };
    const [left, unlike] = [
      { "x.cs": { class: "source", status: "excluded" } } as const,
      { attributes: { a: 1 } },
    ];
    const [was, plain] = [resting(BASE), withFact(BASE, { ...files, "x.cs": "1" })];
    expect(wordsOf(was, { ...without({ ...files, ...left }) })).toEqual(["unknown"]);
    expect(wordsOf(plain, { ...without({ ...files, ...left }) })).toEqual(["removed"]);
    expect(wordsOf(was, withFact(HEAD, { ...files, ...left }, unlike))).toEqual(["unknown"]);
    expect(wordsOf(plain, withFact(HEAD, { ...files, ...left }, unlike))).toEqual(["changed"]);
    expect(wordsOf(withFact(BASE, { ...files, ...left }), resting(HEAD, unlike))).toEqual(["unknown"]);
    expect(wordsOf(was, resting(HEAD, unlike))).toEqual(["changed"]);
  });
});

describe("what is said in the folder of a service that may be there still", () => {
  const [base, whole] = [{ ...without(), services: [".", "src/Orders"] }, { services: ["."] }];
  const said = (...paths: readonly string[]): Said => {
    const sources = paths.map((path) => `${REPOSITORY}@${HEAD}:${path}#L1-L1`);
    const fact = factOf(HEAD, CODE, { factKey: "operation|.|http|POST /orders", serviceKey: ".", sources });
    return { ...whole, facts: [fact] };
  };

  it("is not added, also where it is said elsewhere too", () => {
    const head = { ...said("Api.cs", CODE), ...without({ "Api.cs": "1", [MANIFEST]: emptied() }) };
    expect(wordsOf({ ...base, ...without({ "Api.cs": "1" }), services: base.services }, head)).toEqual([
      "unknown",
    ]);
  });

  it("is not added where another manifest may say that service", () => {
    const files = { [CODE]: "1", "src/Orders/package.json": { ...emptied(), class: "npm" as const } };
    expect(wordsOf(base, { ...said(CODE), files })).toEqual(["unknown"]);
    expect(wordsOf(base, { ...said(CODE), files: { [CODE]: "1" } })).toEqual(["added"]);
  });
});

describe("a condition", () => {
  const errors = { [CODE]: { reason: "syntax-errors" } };
  const debug = { condition: "DEBUG" };

  it("is another where both sides looked through what is under it", () => {
    expect(wordsOf(withFact(BASE), withFact(HEAD, {}, debug))).toEqual(["changed"]);
    const conditional = { unconditional: false };
    expect(wordsOf(withOutbox(BASE), withOutbox(HEAD, {}, conditional))).toEqual(["conditional"]);
    expect(wordsOf(withOutbox(BASE, {}, conditional), withOutbox(HEAD))).toEqual(["changed"]);
    expect(wordsOf(withOutbox(BASE, {}, conditional), withOutbox(HEAD, {}, conditional))).toEqual([]);
  });

  it("is unknown where one side did not understand it", () => {
    expect(wordsOf(withFact(BASE, errors), withFact(HEAD, {}, debug))).toEqual(["unknown"]);
    const unread = { [MANIFEST]: emptied() };
    expect(wordsOf(withFact(BASE, unread), withFact(HEAD, {}, debug))).toEqual(["unknown"]);
    expect(wordsOf(withFact(BASE, { [SETTINGS]: broken() }), withFact(HEAD, {}, debug))).toEqual(["changed"]);
    const conditional = { unconditional: false };
    for (const [before, after] of [
      [withOutbox(BASE, errors), withOutbox(HEAD, {}, conditional)],
      [withOutbox(BASE), withOutbox(HEAD, errors, conditional)],
      [withOutbox(BASE, { [MANIFEST]: emptied() }), withOutbox(HEAD, {}, conditional)],
      [withOutbox(BASE, errors, conditional), withOutbox(HEAD)],
    ] as const) {
      expect(wordsOf(before, after)).toEqual(["unknown"]);
    }
  });
});

describe("a pattern that is in the head alone", () => {
  it("is added where the base looked for it", () => {
    expect(wordsOf(without(), withOutbox(HEAD))).toEqual(["added"]);
    expect(wordsOf({ ...without(), services: [] }, withOutbox(HEAD))).toEqual(["added"]);
  });

  it("is unknown where the base did not", () => {
    const coverage = [{ serviceKey: "src/Orders", looked: false, reasons: ["unparsed-file" as const] }];
    expect(wordsOf({ ...without(), coverage }, withOutbox(HEAD))).toEqual(["unknown"]);
    expect(wordsOf(without({ [CODE]: { reason: "syntax-errors" } }), withOutbox(HEAD))).toEqual(["unknown"]);
  });
});
