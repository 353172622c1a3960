import { describe } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import type { RefusalInput } from "../../../model-core/src/testing/refusals/corpus.js";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { hashOfValue } from "../../../model-core/src/testing/refusals/hash-of-value.js";
import { inputsOfBase } from "../../../model-core/src/testing/refusals/make-inputs.js";
import { spelledIssues } from "../../../model-core/src/testing/refusals/outcome-of.js";
import { type CorpusInputs, replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { type JsonObject, readArguments, TOOLS, type Tool } from "../../src/index.js";
import { nearest } from "../../src/testing/nearest.js";
import { wholeCall } from "../../src/testing/whole-call.js";

const RULES: RulesOfFields = {
  limit: { from: 1, to: 200 },
  maxTokens: { from: 400, to: 100_000 },
  cursor: { characters: 4_000 },
  fields: { entries: [50, '"id"'], texts: ['["id","nmae"]', '["name","id","name"]', '["ID"]', "[[]]"] },
  name: { characters: 1_000 },
  tag: { characters: 1_000 },
  kind: { texts: ['"Schemas"', '"app"', '"messages"'] },
  status: { texts: ['"removed"', '"Open"', '"current"'] },
};

/** Arguments that many tools have get every fault in the first tool that has them, and a few elsewhere. */
const MANY = ["projectId", "cursor", "limit", "fields", "maxTokens", "dryRun", "elementId", "promiseId"];

function inputsOfTools(): CorpusInputs {
  const bases = Object.fromEntries((TOOLS as readonly Tool[]).map((tool) => [tool.name, wholeCall(tool)]));
  const met = new Set<string>();
  const cases = Object.entries(bases).flatMap(([base, document]): readonly RefusalInput[] => {
    const known = new Set(met);
    Object.keys(document).forEach((name) => {
      met.add(name);
    });
    const isThorough = ([name = ""]: readonly (string | number)[]): boolean =>
      !(MANY.includes(String(name)) && known.has(String(name)));
    return inputsOfBase({ base, document, rules: RULES, several: [[3, 10]], isThorough });
  });
  return { bases, cases };
}

/** What is wrong with a call, or the hash of what was read. */
function outcomeOf(name: string, text: string): object {
  const tool = (TOOLS as readonly Tool[]).find((one) => one.name === name) as Tool;
  const sent = JSON.parse(text) as JsonValue;
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    return { is: "no object" };
  }
  const read = readArguments(tool, sent as JsonObject, nearest);
  return read.ok ? { hash: hashOfValue(read.value) } : { errors: spelledIssues(read.refusal) };
}

describe("the refusals of arguments of tools", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOf(base, text),
    () => inputsOfTools(),
  );
});
