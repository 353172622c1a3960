import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

const FOLDER = new URL("../../golden/model-document-1.0/", import.meta.url);
const EMPTY = aModel().model;

function golden(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(name, FOLDER)));
}

function read(name: string, format: ModelDocumentFormat): ModelDocument {
  const result = readModelDocument(golden(name), format);
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value;
}

/** Real systems; a changed file here is a new version of the format. */
describe("golden model documents, version 1.0", () => {
  it.each([
    ["eshop-queues", "eShop"],
    ["online-boutique", "Online Boutique"],
  ])("%s is exported to the byte as it was read", (name, projectName) => {
    const model = written(EMPTY, planOf(read(`${name}.json`, "json")).changes);
    const document = exportModelDocument(model, projectName);
    expect(writeModelDocumentJson(document)).toBe(golden(`${name}.json`).toString());
    expect(writeModelDocumentYaml(document)).toBe(golden(`${name}.yaml`).toString());
    expect(modelHash(model)).toBe(JSON.parse(golden("hashes.json").toString())[name]);
  });

  it("say the same as JSON, as YAML of ours and as YAML of others", () => {
    const document = read("online-boutique.json", "json");
    expect(read("online-boutique.yaml", "yaml")).toEqual(document);
    expect(read("online-boutique.unquoted.yaml", "yaml")).toEqual(document);
  });

  it("give an import into a second project these results", () => {
    const document = read("eshop-queues.json", "json");
    const schemaOwners = new Map<string, Guid>(document.schemas.map(({ id }) => [id, OTHER_PROJECT]));
    const plan = planOf(document, EMPTY, { schemaOwners, projectId: PROJECT });
    expect(plan.result).toEqual(JSON.parse(golden("eshop-queues.second-project.json").toString()));
  });
});
