import { describe, expect, it } from "@jest/globals";
import { RESOURCES, readResourceUri, resourceTemplate } from "./resources.js";

const PROJECT = "6325df52-74bb-5a99-987a-80eba10061e8";
const ELEMENT = "ac523e91-954d-4aa0-9f3c-6533ecc43839";
const ROOT = `plumbline://projects/${PROJECT}`;

function filled(template: string): string {
  return template.replace("{projectId}", PROJECT).replace("{elementId}", ELEMENT);
}

describe("a URI of a resource", () => {
  it.each(RESOURCES)("names the $name of a project", (resource) => {
    expect(readResourceUri(filled(resourceTemplate(resource)))).toEqual({
      projectId: PROJECT,
      path: filled(resource.path),
      mimeType: resource.mimeType,
    });
  });

  it("names a project and an element in any letter case", () => {
    const uri = `plumbline://projects/${PROJECT.toUpperCase()}/openapi/${ELEMENT.toUpperCase()}.yaml`;
    expect(readResourceUri(uri)).toMatchObject({ projectId: PROJECT, path: `openapi/${ELEMENT}.yaml` });
  });

  it.each([
    "",
    "SDD.md",
    `${ROOT}`,
    `${ROOT}/`,
    `${ROOT}/sdd.md`,
    `${ROOT}/SDD.md/`,
    `${ROOT}/SDD.md?a`,
    `${ROOT}/SDD.md#a`,
    `${ROOT}/SDD.md\n`,
    `${ROOT}/./SDD.md`,
    `${ROOT}/../SDD.md`,
    `${ROOT}/%53DD.md`,
    `${ROOT}/manifest.json`,
    `${ROOT}/openapi/{elementId}.yaml`,
    `${ROOT}/openapi/x.yaml`,
    `${ROOT}/openapi/../SDD.md`,
    `${ROOT}/openapi/${ELEMENT}.json`,
    `${ROOT}/openapi/${ELEMENT}.yaml.a`,
    `${ROOT}/a/openapi/${ELEMENT}.yaml`,
    `see ${ROOT}/SDD.md`,
    `${ROOT}/${ELEMENT}`,
    "plumbline://projects/x/SDD.md",
    "plumbline://projects//SDD.md",
    `plumbline://projects/${PROJECT}${PROJECT}/SDD.md`,
    `PLUMBLINE://projects/${PROJECT}/SDD.md`,
    `http://projects/${PROJECT}/SDD.md`,
    `file:///etc/passwd`,
  ])("is not %j", (uri) => {
    expect(readResourceUri(uri)).toBeNull();
  });
});
