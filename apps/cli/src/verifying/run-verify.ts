import type { BundleRefusal, OfflineVerdict } from "@plumbline/bundle-writer";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { FILE_LIMITS } from "../files/limits.js";
import { readInput } from "../files/read-input.js";
import { inputError } from "../problems/cli-error.js";
import type { World } from "../world.js";
import { NODE_CODEC } from "./node-codec.js";
import { verdictText } from "./verdict-text.js";

type VerifyCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly bundle: string; readonly manifest: string | undefined };
  readonly options: { readonly json: boolean };
};

/** What an offline verification says; `sameManifest` is null where no other manifest was given. */
export interface BundleVerdict extends OfflineVerdict {
  readonly sameManifest: boolean | null;
}

/** Verifies a bundle by itself, and its manifest against one that was kept apart. */
export async function runVerify({ arguments: given, options, output, world }: VerifyCall): Promise<ExitName> {
  const { verifyBundleOffline } = await import("@plumbline/bundle-writer");
  const { bytes, name } = await readInput(given.bundle, world, FILE_LIMITS.bundleBytes);
  const read = verifyBundleOffline(bytes, NODE_CODEC);
  if (!read.ok) {
    throw refusedError(name, "is no bundle", read.refusal);
  }
  const sameManifest = await isSameManifest(given.manifest, read.value, world);
  const verdict: BundleVerdict = { ...read.value, sameManifest };
  if (options.json) {
    const { manifest: _, ...told } = verdict;
    output.printJson({ ...told, sealChecked: false });
  } else {
    output.print(verdictText(name, verdict, output.colours));
  }
  return verdict.consistent && sameManifest !== false ? "unsealed" : "found";
}

async function isSameManifest(
  name: string | undefined,
  { manifest }: OfflineVerdict,
  world: World,
): Promise<boolean | null> {
  if (name === undefined) {
    return null;
  }
  const { manifestText, readManifest } = await import("@plumbline/bundle-writer");
  const file = await readInput(name, world, FILE_LIMITS.bundleBytes);
  const kept = readManifest(Buffer.from(file.bytes).toString("utf8"));
  if (!kept.ok) {
    throw refusedError(name, "is no manifest", kept.refusal);
  }
  return manifestText(kept.value) === manifestText(manifest);
}

function refusedError(name: string, what: string, { errors }: BundleRefusal): Error {
  const problems = errors.map(({ field, message }) => ({
    file: name,
    line: null,
    column: null,
    path: field,
    message,
  }));
  return inputError(`${name} ${what}`, problems);
}
