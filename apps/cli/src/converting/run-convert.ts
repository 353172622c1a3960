import type { Conversion, SourceFormat } from "@plumbline/interchange";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { FILE_LIMITS } from "../files/limits.js";
import { type InputFile, readInput } from "../files/read-input.js";
import { writeOutput } from "../files/write-output.js";
import { fileError, inputError, usageError } from "../problems/cli-error.js";
import { locatedProblems } from "../problems/located-problems.js";
import type { World } from "../world.js";
import { noteLines } from "./note-lines.js";

type ConvertCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly file: string };
  readonly options: {
    readonly json: boolean;
    readonly from: SourceFormat | undefined;
    readonly owner: string | undefined;
    readonly out: string;
    readonly strict: boolean;
  };
};

/** Makes a model document of a document of another tool. */
export async function runConvert(call: ConvertCall): Promise<ExitName> {
  const { arguments: given, options, output, world } = call;
  const file = await readInput(given.file, world, FILE_LIMITS.modelBytes);
  const conversion = await conversionOf(file, call);
  if (options.json) {
    output.printJson(conversion);
  } else {
    await writeModel(conversion, options.out, world);
    for (const line of noteLines(file.name, conversion)) {
      output.remark(line);
    }
  }
  const isWhole = conversion.notes.length === 0;
  return options.strict && !isWhole ? "found" : "ok";
}

async function conversionOf(
  file: InputFile,
  { arguments: given, options }: ConvertCall,
): Promise<Conversion> {
  const { convertDocument } = await import("@plumbline/interchange");
  const { decodeUtf8, parseGuid } = await import("@plumbline/model-core");
  const ownerId =
    options.owner === undefined ? undefined : (parseGuid(options.owner) ?? notAnId(options.owner));
  const decoded = decodeUtf8(file.bytes);
  if (!decoded.ok) {
    throw fileError(file.name, decoded.refusal.message);
  }
  const fileName = given.file === "-" ? undefined : given.file;
  const converted = convertDocument(decoded.value, { format: options.from, ownerId, fileName });
  if (!converted.ok) {
    const text = { name: file.name, text: decoded.value, format: "yaml" } as const;
    throw inputError(
      `${file.name} cannot be converted`,
      await locatedProblems(text, converted.refusal.errors),
    );
  }
  return converted.value;
}

function notAnId(owner: string): never {
  throw usageError(`--owner is the ID of an element, not "${owner}".`);
}

async function writeModel({ document }: Conversion, out: string, world: World): Promise<void> {
  const { writeModelDocumentJson, writeModelDocumentYaml } = await import("@plumbline/model-core");
  const isYaml = /\.ya?ml$/i.test(out);
  await writeOutput(out, isYaml ? writeModelDocumentYaml(document) : writeModelDocumentJson(document), world);
}
