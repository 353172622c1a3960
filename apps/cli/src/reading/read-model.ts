import type { ImportRefusal, Issue, Model, ModelDocument } from "@plumbline/model-core";
import { FILE_LIMITS } from "../files/limits.js";
import { type InputFile, readInput } from "../files/read-input.js";
import { fileError, inputError } from "../problems/cli-error.js";
import { locatedProblems, type NamedText } from "../problems/located-problems.js";
import type { World } from "../world.js";
import { factIssues } from "./fact-issues.js";
import { formatOf } from "./format-of.js";

/** A model document that was read and whose facts keep the rules. */
export interface ReadModel {
  /** As the command line named it. */
  readonly file: string;
  readonly text: NamedText;
  /** Its facts in the order of the file. */
  readonly document: ModelDocument;
  readonly model: Model;
}

/**
 * Reads a model document, JSON or YAML, and judges its facts as an import into an empty project does.
 * Throws a `CliError` of exit `input` that names everything wrong with its place.
 */
export async function readModel(name: string, world: World): Promise<ReadModel> {
  return modelOfFile(await readInput(name, world, FILE_LIMITS.modelBytes));
}

/** The same of a file that is read already. */
export async function modelOfFile(file: InputFile): Promise<ReadModel> {
  const { readModelDocument } = await import("@plumbline/model-core");
  const text = namedText(file);
  const read = readModelDocument(file.bytes, text.format);
  if (!read.ok) {
    throw await refused(text, "is no model document", read.refusal.errors);
  }
  if (Object.values(read.value).every(({ length }) => length === 0)) {
    await refuseAnotherKind(text);
  }
  const plan = await planOf(read.value);
  if (plan.refusal !== null) {
    throw await refused(text, "breaks rules of the model", factIssues(read.value, plan.refusal.errors));
  }
  return { file: file.name, text, document: read.value, model: plan.model };
}

async function refuseAnotherKind(text: NamedText): Promise<void> {
  const { isOfAnotherKind } = await import("./is-of-another-kind.js");
  if (isOfAnotherKind(text)) {
    const message = "is no model document: it has no elements, nor any other list of one";
    throw fileError(text.name, `${message}. \`plumbline convert\` reads what other tools wrote`);
  }
}

function namedText({ name, bytes }: InputFile): NamedText {
  // Broken UTF-8 is refused by the reader, which has the bytes.
  const text = Buffer.from(bytes).toString("utf8");
  return { name, text, format: formatOf(name, text) };
}

/** IDs of the project that is assumed: none is in a model that comes of it. */
const PROJECT = "00000000-0000-4000-8000-000000000001";
const STREAM = "00000000-0000-4000-8000-000000000002";

async function planOf(
  document: ModelDocument,
): Promise<{ readonly model: Model; readonly refusal: ImportRefusal | null }> {
  const { FACT_KINDS, LIST_OF_KIND, NO_FACTS, parseGuid, planImport, present } = await import(
    "@plumbline/model-core"
  );
  const { changes, refusal } = planImport({
    document,
    present: NO_FACTS,
    projectId: present(parseGuid(PROJECT)),
    modelStreamId: present(parseGuid(STREAM)),
    modelVersion: 0,
    schemaOwners: new Map(),
  });
  const lists = FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], changes[LIST_OF_KIND[kind]].added]);
  return { model: Object.fromEntries(lists) as Model, refusal };
}

async function refused(text: NamedText, what: string, issues: readonly Issue[]): Promise<Error> {
  return inputError(`${text.name} ${what}`, await locatedProblems(text, issues));
}
