import { describe, expect, it } from "@jest/globals";
import { type Element, type ElementId, wholeFact } from "@plumbline/model-core";
import { pathsOf } from "../staleness/place-of-source.js";
import { ACCEPTANCE, ImportedProject, itemOf, numbered, PROJECT } from "../testing/imported-project.js";
import { COMMIT, REPOSITORY, SHOP, says } from "../testing/source-facts.js";
import { acceptItems } from "./accept-items.js";
import { acceptedFact } from "./accepted-fact.js";

const OTHER = "2".repeat(40);
const SYSTEM = numbered<ElementId>(10);
const APP = numbered<ElementId>(11);

function element(said: Partial<Element> & Pick<Element, "id" | "kind" | "name">): Element {
  return wholeFact("element", { status: "current", ...said });
}

const system = element({ id: SYSTEM, kind: "system", name: "Shop" });
const ordering = says.service("src/ordering", { name: "ordering-api", technology: "Go" });

describe("a scan that is not of what is there now", () => {
  const STALE = { sinceRevision: OTHER, reason: "source-not-found" };
  const OLD = { isTracked: false, clearsMarks: false };
  const missing = (): ImportedProject => {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    project.model = {
      ...project.model,
      elements: project.model.elements.map((one) => ({ ...one, stale: STALE })),
    };
    project.evidenceLinks = project.evidenceLinks.map((one) => ({
      ...one,
      lastSeenCommit: OTHER,
      missingSince: OTHER,
    }));
    return project;
  };
  const renamed = SHOP.map((fact) =>
    fact.factKey === "service|src/ordering" ? { ...fact, name: "Orders" } : fact,
  );
  const linkOf = ({ evidenceLinks }: ImportedProject) =>
    evidenceLinks.find(({ factKey }) => factKey === "service|src/ordering");
  const orders = ({ model }: ImportedProject) => model.elements.find(({ name }) => name === "Orders");

  it("proposes to confirm nothing for its mark", () => {
    const project = missing();
    expect(project.propose(SHOP, { clearsMarks: false })).toEqual([]);
    expect(project.propose(SHOP).length).toBeGreaterThan(0);
  });

  it("takes no mark away, and says neither where source was seen last nor that it is found", () => {
    const project = missing();
    const items = project.propose(renamed, { clearsMarks: false });
    expect(items.map(({ proposed }) => Object.keys(proposed))).toEqual([["name", "factStatus"]]);
    project.accept(items, items, OLD);
    expect(orders(project)).toMatchObject({ name: "Orders", stale: STALE });
    expect(linkOf(project)).toMatchObject({ lastSeenCommit: OTHER, missingSince: OTHER });
  });

  it("but where it is of the tracked commit, and not complete, source was seen there", () => {
    const project = missing();
    const items = project.propose(renamed, { clearsMarks: false });
    project.accept(items, items, { clearsMarks: false });
    expect(orders(project)?.stale).toEqual(STALE);
    expect(linkOf(project)).toMatchObject({ lastSeenCommit: COMMIT, missingSince: OTHER });
  });

  it("keeps what was measured with its mark", () => {
    const provenance = { source: "x", revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
    const project = new ImportedProject({
      elements: [
        system,
        element({
          ...{ id: APP, kind: "app", name: "Ordering.API", parentId: SYSTEM },
          ...{ factStatus: "measured", provenance, stale: STALE },
        }),
      ],
    });
    const items = project.propose([ordering], { systemId: SYSTEM, clearsMarks: false });
    expect(itemOf(items, "element", "service|src/ordering").change).toBe("link");
    const [item] = items;
    const confirmed = { ...item, change: "confirm" } as (typeof items)[number];
    const standing = acceptedFact(confirmed, project.model.elements[1], { ...ACCEPTANCE, ...OLD });
    expect(standing).toMatchObject([{ fact: { factStatus: "measured", stale: STALE } }]);
    project.accept(items, items, OLD);
    expect(project.model.elements.find(({ id }) => id === APP)?.stale).toEqual(STALE);
  });

  it("is the evidence of another fact as the source fact is: missing", () => {
    const project = missing();
    const [item] = project.propose(renamed, { clearsMarks: false });
    const { evidenceLinks } = acceptItems({
      projectId: PROJECT,
      repository: REPOSITORY,
      model: project.model,
      items: item === undefined ? [] : [{ ...item, targetId: SYSTEM, change: "link" }],
      evidenceLinks: project.evidenceLinks,
      acceptance: { ...ACCEPTANCE, ...OLD },
    });
    expect(evidenceLinks).toMatchObject([{ factId: SYSTEM, lastSeenCommit: COMMIT, missingSince: OTHER }]);
  });
});

it("what a service is called by other files is no update, while one that named it was not looked through", () => {
  const project = new ImportedProject();
  project.accept(project.propose(SHOP));
  const renamed = SHOP.map((fact) =>
    fact.factKey === "service|src/ordering" ? { ...fact, name: "Orders" } : fact,
  );
  const [path = ""] = pathsOf(says.service("src/ordering").sources);
  const file = { path, blobSha: "0", class: "npm", status: "read", reason: null } as const;
  const snapshot = { repository: REPOSITORY, commit: COMMIT, facts: renamed, files: [file] };
  expect(project.propose(renamed, { snapshot })).toHaveLength(1);
  const files = [{ ...file, reason: "empty" }];
  expect(project.propose(renamed, { snapshot: { ...snapshot, files } })).toEqual([]);
  const evidenceLinks = project.evidenceLinks.map((link) => ({
    ...link,
    lastPaths: ["a", ...link.lastPaths],
  }));
  expect(project.propose(renamed, { evidenceLinks, snapshot: { ...snapshot, files } })).toEqual([]);
});

it("who else takes a message is news, also while a file that says the message was not looked through", () => {
  const project = new ImportedProject();
  project.accept(project.propose(SHOP));
  const facts = [...SHOP, says.subscribe("src/ordering", "placed", { message: "OrderPlaced" })];
  const files = project.evidenceLinks.flatMap(({ lastPaths }) =>
    lastPaths.map(
      (path) => ({ path, blobSha: "0", class: null, status: "read", reason: "syntax-errors" }) as const,
    ),
  );
  const items = project.propose(facts, {
    snapshot: { repository: REPOSITORY, commit: COMMIT, facts, files },
  });
  expect(items.map(({ kind, change }) => `${kind} ${change}`)).toEqual([
    "message update",
    "subscription add",
  ]);
});
