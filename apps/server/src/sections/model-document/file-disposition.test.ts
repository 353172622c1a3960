import { expect, it } from "@jest/globals";
import { fileDisposition } from "./file-disposition.js";

it.each([
  ["Shop", "json", `attachment; filename="Shop.model.json"; filename*=UTF-8''Shop.model.json`],
  ["Shop 2", "yaml", `attachment; filename="Shop-2.model.yaml"; filename*=UTF-8''Shop%202.model.yaml`],
  ['"; x="', "json", `attachment; filename="x.model.json"; filename*=UTF-8''%22%3B%20x%3D%22.model.json`],
  ["../../etc", "json", `attachment; filename="etc.model.json"; filename*=UTF-8''-..-etc.model.json`],
  ["..", "json", `attachment; filename="project.model.json"; filename*=UTF-8''project.model.json`],
  ["C:\\x", "json", `attachment; filename="C-x.model.json"; filename*=UTF-8''C-x.model.json`],
  [
    "gpj\u202e.\u2066\u200fx\u0085",
    "yaml",
    `attachment; filename="gpj-.-x.model.yaml"; filename*=UTF-8''gpj-.-x-.model.yaml`,
  ],
  ["店", "json", `attachment; filename="project.model.json"; filename*=UTF-8''%E5%BA%97.model.json`],
  [
    "it's (1)*",
    "json",
    `attachment; filename="it-s-1.model.json"; filename*=UTF-8''it%27s%20%281%29%2A.model.json`,
  ],
] as const)("a project named %s as %s", (name, format, header) => {
  expect(fileDisposition(name, format)).toBe(header);
});
