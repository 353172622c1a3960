import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { convertDocument } from "./index.js";

describe("the example of the README", () => {
  // from here
  function modelOfContract(contractText: string) {
    const converted = convertDocument(contractText, { format: "openapi", fileName: "orders.yaml" });
    if (!converted.ok) {
      return converted.refusal;
    }
    const { format, document, notes, moreNotes } = converted.value;
    const left = notes.map(({ path, line, what }) => `${line} ${path}: ${what}`);
    return { format, document, left, moreNotes };
  }
  // to here

  it("converts a contract", () => {
    expect(modelOfContract("openapi: 3.1.0\nservers: []\n")).toMatchObject({
      format: "openapi",
      left: ["2 servers: servers are not carried over: the model has no addresses"],
    });
    expect(modelOfContract("{")).toMatchObject({ code: "invalid_source" });
  });

  it("is the code of this test", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const test = readFileSync(new URL("readme.test.ts", import.meta.url), "utf8");
    const [, code = ""] = /\/\/ from here\n(.*?)\n *\/\/ to here/su.exec(test) ?? [];
    const written = code
      .replaceAll(/^ {2}/gmu, "")
      .replaceAll(/\s+/g, " ")
      .replace("contractText: string", "contractText");
    expect(readme.replaceAll(/\s+/g, " ").replace("export function", "function")).toContain(written);
  });
});
