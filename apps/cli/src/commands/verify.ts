import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline verify`. */
export const VERIFY = command({
  name: "verify",
  summary: "Verify a bundle offline: whether its files are what its manifest lists",
  about: [
    "Without the service nobody can tell whether it issued the bundle (the seal) and whether the design has moved on since\n(drift). Both are said to be unchecked, and a bundle whose files match exits with 5, not with 0.",
  ],
  access: ACCESS.files,
  arguments: {
    bundle: { about: "A bundle, the zip file that the service exported", times: "one" },
    manifest: {
      about: "The manifest.json that you kept of it, to compare with the one inside",
      times: "optional",
    },
  },
  options: { ...JSON_OPTION },
  exits: {
    found: "A file was changed, is missing or is not listed, or the manifests differ.",
    input: "The file cannot be read, or is no bundle.",
    unsealed: "Every file matches the manifest; the seal was not checked.",
  },
  examples: [
    { words: "verify bundle.zip", about: "files against the manifest inside" },
    { words: "verify bundle.zip manifest.json", about: "and that one against yours" },
  ],
  async run(call) {
    const { runVerify } = await import("../verifying/run-verify.js");
    return runVerify(call);
  },
});
