import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PinnedInputs } from "../design/pinned-inputs.js";
import { FIXED_SEAL } from "./bundle-of.js";

/** What another process makes of pinned inputs, and where it thinks it is. */
export interface BundleInProcess {
  readonly node: string;
  readonly zone: string;
  readonly locale: string;
  readonly sha256: string;
}

/** Where Node is looked for, and what the process is told of where it is. */
export interface InProcess {
  /** The command and its first arguments. */
  readonly command?: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

const PROGRAM = `
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { generateBundle, readDesign, sealBundle, writeZip, zipEntries } from "@plumbline/bundle-writer";

const inputs = JSON.parse(readFileSync(0, "utf8"));
const design = readDesign(inputs, "service-bundle/4");
const sealed = sealBundle(generateBundle(design.value).value, "${FIXED_SEAL}");
const digest = createHash("sha256");
for (const chunk of writeZip(zipEntries(sealed.value.contents))) {
  digest.update(chunk);
}
const { locale, timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
const node = process.versions.node;
process.stdout.write(JSON.stringify({ node, zone, locale, sha256: digest.digest("hex") }));
`;

/** Makes the bundle of pinned inputs with the built package in a process of its own. */
export function bundleInProcess(
  inputs: PinnedInputs,
  { command = [process.execPath], env = {} }: InProcess = {},
): BundleInProcess {
  const [program, ...args] = command;
  const { stdout, stderr, status } = spawnSync(program, [...args, "--input-type=module", "--eval", PROGRAM], {
    cwd: PACKAGE,
    input: JSON.stringify(inputs),
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`The process ended with ${status}: ${stderr}`);
  }
  return JSON.parse(stdout) as BundleInProcess;
}
