import { compareCodeUnits } from "@plumbline/model-core";
import type { BundleFile } from "../bundle-file.js";
import { ASYNC_API_PATH } from "../contracts/asyncapi/asyncapi-document.js";
import type { ContractsInput } from "../contracts/contracts-input.js";
import { namesInFiles } from "./names-in-files.js";
import { namesInModel } from "./names-in-model.js";
import { CHECKED_KINDS, type CheckedKind, type CountCheck, type SelfCheck } from "./self-check.js";

/** What is checked: contract files, what they were written from, and the paths of those that could not be written. */
export interface ContractCheck {
  readonly files: readonly BundleFile[];
  readonly input: ContractsInput;
  readonly unwritten: ReadonlySet<string>;
  readonly notes: readonly string[];
}

const WHAT_IT_SHOWS = "This check shows only that the documents say what the model says.";

/** Reads contract files back and compares them with the model by count and name. */
export function checkContracts({ files, input, unwritten, notes }: ContractCheck): SelfCheck {
  const expected = namesInModel(input, unwritten);
  const { names, problems } = namesInFiles(files);
  const isThere = unwritten.has(ASYNC_API_PATH) || files.some(({ path }) => path === ASYNC_API_PATH);
  const absent = isThere ? [] : [`${ASYNC_API_PATH} is not there`];
  const counts = Object.fromEntries(
    CHECKED_KINDS.map((kind) => [kind, countCheck(expected[kind], names[kind])]),
  ) as Record<CheckedKind, CountCheck>;
  const faults = [...absent, ...problems];
  const passed = faults.length === 0 && CHECKED_KINDS.every((kind) => isEqual(counts[kind]));
  return { ...counts, passed, notes: [WHAT_IT_SHOWS, ...faults, ...notes] };
}

function countCheck(expected: readonly string[], parsed: readonly string[]): CountCheck {
  return {
    expected: expected.length,
    parsed: parsed.length,
    missing: without(expected, parsed),
    unexpected: without(parsed, expected),
  };
}

function isEqual({ expected, parsed, missing, unexpected }: CountCheck): boolean {
  return expected === parsed && missing.length === 0 && unexpected.length === 0;
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name)).sort(compareCodeUnits);
}
