import { expect, it } from "@jest/globals";
import { grammarFiles } from "../../testing/grammar-files.js";
import { readCode } from "../read-code.js";
import { loadGrammars } from "./load-grammars.js";

it("what an optimiser would take too much for is loaded without one", async () => {
  const files = grammarFiles();
  let isWithout = false;
  let times = 0;
  const grammars = await loadGrammars({
    runtime: files.runtime,
    grammars: {
      kotlin: files.grammars.kotlin ?? new Uint8Array(),
      go: files.grammars.go ?? new Uint8Array(),
    },
    withoutOptimizer: async (load) => {
      isWithout = true;
      await load();
      isWithout = false;
      times += 1;
    },
  });
  expect([isWithout, times]).toEqual([false, 1]);
  expect([...grammars.languages.keys()]).toEqual(["go", "kotlin"]);
  const read = (extension: string, text: string) =>
    readCode(extension, new TextEncoder().encode(text), grammars)?.reading;
  expect(read("kt", "class Outbox")).toBe("parsed");
  expect(read("go", "package outbox")).toBe("parsed");
  expect(read("py", "outbox = 1")).toBe("unparsed");
});
