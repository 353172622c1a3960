import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type Guid, type Issue, type Model, NO_FACTS } from "@plumbline/model-core";
import {
  type Acceptance,
  type AcceptedWrites,
  acceptItems,
  decideItems,
  type ProposalInput,
  proposeImport,
} from "./index.js";
import { ACCEPTANCE, PROJECT } from "./testing/imported-project.js";
import { COMMIT, REPOSITORY, SHOP } from "./testing/source-facts.js";

describe("the example of the README", () => {
  interface Input {
    readonly projectId: Guid;
    readonly snapshot: ProposalInput["snapshot"];
    readonly model: Model;
    readonly acceptance: Acceptance;
  }

  // from here
  function acceptAll({ projectId, snapshot, model, acceptance }: Input): AcceptedWrites | readonly Issue[] {
    const nothing = { serviceLinks: [], evidenceLinks: [], acceptedSchemas: new Map(), refusedForGood: [] };
    const items = proposeImport({
      projectId,
      snapshot,
      model,
      systemId: null,
      targets: new Map(),
      clearsMarks: true,
      ...nothing,
    });
    const standing = items.map(({ id, dependsOn }) => ({ id, dependsOn, state: "open" as const }));
    const decision = decideItems(standing, { accept: items.map(({ id }) => id), reject: [] });
    const { repository } = snapshot;
    return decision.ok
      ? acceptItems({ projectId, repository, model, items, evidenceLinks: [], acceptance })
      : decision.refusal;
  }
  // to here

  it("accepts what a snapshot says", () => {
    const snapshot = { repository: REPOSITORY, commit: COMMIT, facts: SHOP, files: [] };
    const acceptance = ACCEPTANCE;
    const writes = acceptAll({ projectId: PROJECT, snapshot, model: NO_FACTS, acceptance });
    expect(writes).toMatchObject({
      serviceLinks: [{ serviceKey: "src/billing" }, { serviceKey: "src/ordering" }],
    });
  });

  it("is the code of this test", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const test = readFileSync(new URL("readme.test.ts", import.meta.url), "utf8");
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(test) ?? [];
    const plain = (text: string) =>
      text
        .replaceAll(/\s+/g, " ")
        .replaceAll(/,? ([)}])/g, "$1")
        .replaceAll(/([({]) /g, "$1");
    const written = plain(code)
      .replace(": Input): AcceptedWrites | readonly Issue[]", ")")
      .replace(" as const", "")
      .trim();
    expect(plain(readme).replace("export function", "function")).toContain(written);
  });
});
