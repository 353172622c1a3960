import { mkdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { updatesGolden } from "../../model-core/src/testing/golden/updates-golden.js";
import { writeContracts } from "../src/index.js";
import { asyncApiProblem, openApiProblem, readings } from "../src/testing/outside-judges.js";
import { SYSTEM_NAMES, systemOf } from "../src/testing/systems.js";

const CONTRACTS = new URL("../golden/contracts/", import.meta.url);

function golden(path: string): URL {
  const file = new URL(path, CONTRACTS);
  if (updatesGolden()) {
    mkdirSync(new URL(".", file), { recursive: true });
  }
  return file;
}

describe.each(SYSTEM_NAMES)("the contracts of %s", (name) => {
  const written = () => writeContracts(systemOf(name));

  it("are what they were", () => {
    const { files, ...rest } = written();
    for (const { path, text } of files) {
      expectGolden(golden(`${name}/${path}`), text);
    }
    expectGolden(
      golden(`${name}/others.json`),
      goldenJson({ paths: files.map(({ path }) => path), ...rest }),
    );
  });

  it("are what OpenAPI and AsyncAPI ask for", async () => {
    const { files } = written();
    const problems = files.map(({ path, text }) =>
      path === "asyncapi.yaml" ? asyncApiProblem(text) : openApiProblem(text),
    );
    expect(await Promise.all(problems)).toEqual(files.map(() => null));
  });

  it("read alike whoever reads them", () => {
    for (const { text } of written().files) {
      const [first, ...others] = readings(text);
      expect(others).toEqual([first, first, first]);
    }
  });
});
