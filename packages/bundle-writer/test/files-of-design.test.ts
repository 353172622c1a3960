import { describe, expect, it } from "@jest/globals";
import { exportModelDocument, type Guid, present } from "@plumbline/model-core";
import { content, revision } from "../../promise-core/src/testing/promise-builder.js";
import { promiseJson } from "../src/files/promise-json.js";
import { numbered } from "../src/testing/a-manifest.js";
import { generatedOf, textAt } from "../src/testing/bundle-of.js";
import { decisionsOf } from "../src/testing/decisions-of.js";
import { designOf, designOfInputs, inputsOf, pinnedInputsOf } from "../src/testing/design-of.js";
import { storedPromise } from "../src/testing/promises-of.js";
import { approved, IN_FORCE, readyShop, withPromise } from "../src/testing/ready-shop.js";
import { systemOf } from "../src/testing/systems.js";

const FULL = designOf("eshop");
const { files } = generatedOf(FULL);
const jsonAt = (path: string) => JSON.parse(textAt(files, path));
const pathsIn = (folder: string) =>
  files.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));

describe("the files of a design", () => {
  it("stand in the folders of what they are", () => {
    expect(pathsIn("promises")).toEqual(
      ["SHOP-001", "SHOP-010", "SHOP-1000"].map((id) => `promises/${id}.json`),
    );
    expect(pathsIn("promises-not-approved")).toEqual(["promises-not-approved/SHOP-002.json"]);
    expect(pathsIn("promises-retired")).toEqual(["promises-retired/SHOP-003.json"]);
    expect(pathsIn("decisions")).toEqual(["decisions/ADR-0002.md"]);
    expect(pathsIn("scenarios")).toEqual(FULL.scenarios.map(({ id }) => `scenarios/${id}.json`));
  });
});

describe("the file of a promise", () => {
  const shown = (...revisions: Parameters<typeof withPromise>[0]) => {
    const { promises } = designOfInputs(withPromise(revisions)(readyShop()));
    return promiseJson(present(promises[0]));
  };
  const draft = revision({ revision: 2, approval: null, content: content({ title: "Draft" }) });

  it("has the revision in force with its obligations and what shows it", () => {
    const { evidenceStatus, ...told } = shown(IN_FORCE);
    expect(told).toMatchObject({
      requirementId: "SHOP-001",
      state: "approved",
      revision: 1,
      origin: "human",
    });
    expect(evidenceStatus).toMatchObject({ counts: { passed: 1 }, gaps: [] });
    expect(told["obligations"]).toEqual([
      expect.objectContaining({ id: "SHOP-001/O1", key: "O1", execution: "external-evidence" }),
    ]);
  });

  it("has that of a promise with a newer draft, not the draft", () => {
    expect(shown(draft, IN_FORCE)).toEqual(shown(IN_FORCE));
  });

  it("has the draft of a promise that is none yet, without evidence", () => {
    expect(shown(draft)).toMatchObject({ state: "draft", title: "Draft", revision: 2, evidenceStatus: null });
  });

  it("has the last text of a promise that is retired", () => {
    const retired = approved({ revision: 3, retire: true, content: null });
    const second = approved({ revision: 2, content: content({ title: "Last" }) });
    expect(shown(retired, second, IN_FORCE)).toMatchObject({ state: "retired", title: "Last", revision: 2 });
    expect(shown(retired)).toMatchObject({ state: "retired", revision: 3, retire: true });
  });

  it("has nothing for a promise without a revision", () => {
    const promise = { promise: storedPromise("SHOP-001", []), state: "draft", inForce: null } as const;
    expect(promiseJson({ ...promise, status: null, draft: null })).toEqual({});
  });
});

describe("architecture.json", () => {
  const architecture = jsonAt("architecture.json");

  it("is the model document with six lists beside its own", () => {
    const document = JSON.parse(JSON.stringify(exportModelDocument(FULL.model, "eshop")));
    const { operationContracts, staleFacts, promises, promisesNotApproved, ...others } = architecture;
    const { promisesRetired, decisions, ...rest } = others;
    expect(rest).toEqual(document);
    expect(operationContracts).toEqual(JSON.parse(JSON.stringify(FULL.contracts.operationContracts)));
    expect(operationContracts.every((one: object) => "noOpenApiBecause" in one)).toBe(true);
    expect(staleFacts).toHaveLength(1);
    expect([promises, promisesNotApproved, promisesRetired].map(({ length }) => length)).toEqual([3, 1, 1]);
    expect(decisions).toHaveLength(1);
  });

  it("has the same of a promise as its file", () => {
    const listed = [
      ["promises", architecture.promises],
      ["promises-not-approved", architecture.promisesNotApproved],
      ["promises-retired", architecture.promisesRetired],
    ].flatMap(([folder, promises]) =>
      promises.map((promise: { readonly requirementId: string }) => [
        `${folder}/${promise.requirementId}.json`,
        promise,
      ]),
    );
    for (const [path, promise] of listed) {
      expect(promise).toEqual(jsonAt(path));
    }
  });

  it("names stale facts of every kind by ID", () => {
    const inputs = pinnedInputsOf("eshop-queues");
    const stale = { sinceRevision: "b", reason: "not-found" } as const;
    const { channels, relationships } = inputs.model;
    const model = {
      ...inputs.model,
      channels: channels.map((channel) => ({ ...channel, stale })),
      relationships: relationships.slice(0, 2).map((relationship) => ({ ...relationship, stale })),
    };
    const made = generatedOf(designOfInputs({ ...inputs, model })).files;
    const { staleFacts } = JSON.parse(textAt(made, "architecture.json"));
    const kinds = [
      ...channels.map(({ id }) => ({ kind: "channel", id, stale })),
      ...relationships.slice(0, 2).map(({ id }) => ({ kind: "relationship", id, stale })),
    ];
    expect(staleFacts).toEqual(kinds.sort((left, right) => (left.id < right.id ? -1 : 1)));
  });

  it("has accepted decisions alone, and says what they affect that is not there", () => {
    const system = systemOf("eshop");
    const [promise] = pinnedInputsOf("eshop").promises;
    const { relationships, schemas } = system.model;
    const there: readonly Guid[] = [
      present(relationships[0]).id,
      present(schemas[0]).id,
      present(system.scenarios[0]).id as Guid,
      present(promise).promise.id,
      numbered(401),
    ];
    const decisions = decisionsOf(system).map((decision) => ({
      ...decision,
      content: {
        ...decision.content,
        affectedIds: [...there, numbered(999)],
      },
    }));
    const made = generatedOf(designOfInputs(inputsOf(system, [present(promise)], decisions)));
    const told = JSON.parse(textAt(made.files, "architecture.json")).decisions;
    expect(told).toMatchObject([
      { reference: "ADR-0002", status: "accepted", missingAffectedIds: [numbered(999)] },
    ]);
  });
});

describe("the file of a decision", () => {
  it("names the decision that it took the place of by its number", () => {
    const inputs = pinnedInputsOf("eshop");
    const [first, second] = inputs.decisions;
    const superseded = { ...present(first), status: "superseded", supersededBy: present(second).id } as const;
    const supersedes = { ...present(second).content, supersedes: superseded.id };
    const decisions = [superseded, { ...present(second), content: supersedes }];
    const made = generatedOf(designOfInputs({ ...inputs, decisions })).files;
    expect(made.map(({ path }) => path).filter((path) => path.startsWith("decisions/"))).toEqual([
      "decisions/ADR-0002.md",
    ]);
    expect(textAt(made, "decisions/ADR-0002.md")).toContain("- Supersedes: ADR-0001\n");
  });
});
