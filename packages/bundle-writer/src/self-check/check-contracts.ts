import type { BundleFile } from "../bundle-file.js";
import { ASYNC_API_PATH } from "../contracts/asyncapi/asyncapi-document.js";
import type { ContractsInput } from "../contracts/contracts-input.js";
import { type CheckedKind, SELF_CHECK_COUNTS, type SelfCheck } from "../manifest/self-check.js";
import { countsOf, differenceInWords, differenceOf } from "./name-difference.js";
import { namesInFiles } from "./names-in-files.js";
import { namesInModel } from "./names-in-model.js";

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
  const differences = forEachKind((kind) => differenceOf(expected[kind], names[kind]));
  const named = SELF_CHECK_COUNTS.flatMap((kind) => differenceInWords(kind, differences[kind]));
  const faults = [...absent, ...problems, ...named];
  return {
    ...forEachKind((kind) => countsOf(differences[kind])),
    passed: faults.length === 0,
    notes: [WHAT_IT_SHOWS, ...faults, ...notes],
  };
}

function forEachKind<Value>(of: (kind: CheckedKind) => Value): Readonly<Record<CheckedKind, Value>> {
  return {
    openApiOperations: of("openApiOperations"),
    asyncApiChannels: of("asyncApiChannels"),
    asyncApiMessages: of("asyncApiMessages"),
    asyncApiSubscriptions: of("asyncApiSubscriptions"),
    asyncApiPublications: of("asyncApiPublications"),
  };
}
