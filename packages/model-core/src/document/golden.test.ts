import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
  exportModelDocument,
  type Guid,
  type ModelDocument,
  type ModelDocumentFormat,
  modelHash,
  readModelDocument,
  writeModelDocumentJson,
  writeModelDocumentYaml,
} from "../index.js";
import { aModel } from "../testing/a-model.js";
import { OTHER_PROJECT, PROJECT, planOf, written } from "../testing/an-import.js";
import { expectGolden, goldenJson } from "../testing/golden/expect-golden.js";
import { goldenNames } from "../testing/golden/golden-names.js";

/** Real systems, which stay as they are. */
const SYSTEMS = new URL("../../golden/systems/", import.meta.url);
/** What becomes of them; a changed file here is a new version of the format. */
const RESULTS = new URL("../../golden/model-document-1.0/", import.meta.url);

const EMPTY = aModel().model;
const CASES = [
  ["eshop-queues", "eShop"],
  ["online-boutique", "Online Boutique"],
] as const;

function read(file: URL, format: ModelDocumentFormat): ModelDocument {
  const result = readModelDocument(readFileSync(file), format);
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value;
}

function exported(name: string, projectName: string) {
  const document = read(new URL(`${name}.model.json`, SYSTEMS), "json");
  const model = written(EMPTY, planOf(document).changes);
  return { model, document: exportModelDocument(model, projectName) };
}

describe("golden model documents, version 1.0", () => {
  it.each(CASES)("%s is exported to the byte as its golden files say", (name, projectName) => {
    const { document } = exported(name, projectName);
    expectGolden(new URL(`${name}.json`, RESULTS), writeModelDocumentJson(document));
    expectGolden(new URL(`${name}.yaml`, RESULTS), writeModelDocumentYaml(document));
  });

  it.each(CASES)("%s is the same model when it is read again as JSON and as YAML", (name, projectName) => {
    const { model } = exported(name, projectName);
    for (const format of ["json", "yaml"] as const) {
      const again = read(new URL(`${name}.${format}`, RESULTS), format);
      expect(written(EMPTY, planOf(again).changes)).toEqual(model);
    }
  });

  it("have the hashes of their golden file", () => {
    const hashes = CASES.map(([name, project]) => [name, modelHash(exported(name, project).model)] as const);
    expectGolden(new URL("hashes.json", RESULTS), goldenJson(Object.fromEntries(hashes)));
  });

  it("say the same as YAML of others", () => {
    const others = read(new URL("online-boutique.unquoted.yaml", SYSTEMS), "yaml");
    expect(others).toEqual(read(new URL("online-boutique.model.json", SYSTEMS), "json"));
  });

  it("give an import into a second project these results", () => {
    const document = read(new URL("eshop-queues.model.json", SYSTEMS), "json");
    const schemaOwners = new Map<string, Guid>(document.schemas.map(({ id }) => [id, OTHER_PROJECT]));
    const plan = planOf(document, EMPTY, { schemaOwners, projectId: PROJECT });
    expectGolden(new URL("eshop-queues.second-project.json", RESULTS), goldenJson(plan.result));
  });

  it("are all read", () => {
    const results = CASES.flatMap(([name]) => [`${name}.json`, `${name}.yaml`]);
    expect(goldenNames(RESULTS)).toEqual(
      ["eshop-queues.second-project.json", "hashes.json", ...results].sort(),
    );
    const inputs = CASES.map(([name]) => `${name}.model.json`);
    expect(goldenNames(SYSTEMS)).toEqual([...inputs, "online-boutique.unquoted.yaml"].sort());
  });
});
