import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { PROJECT_OPTIONS } from "../declaring/server-options.js";

/** `plumbline verify`. */
export const VERIFY = command({
  name: "verify",
  summary: "Verify a bundle: its files offline, its seal and drift by the service",
  about: [
    "Without the service nobody can tell whether it issued the bundle (the seal) and whether the design has moved on since\n(drift). Both are said to be unchecked, and a bundle whose files match exits with 5, not with 0.",
    "With --project the service says both, of a bundle or of its manifest alone.",
  ],
  access: ACCESS.filesOrExport,
  arguments: {
    bundle: { about: "A bundle, the zip file that the service exported", times: "one" },
    manifest: {
      about: "The manifest.json that you kept of it, to compare with the one inside",
      times: "optional",
    },
  },
  options: { ...PROJECT_OPTIONS },
  exits: {
    ok: "With --project: it is what its state gives, this project issued it, and nothing moved since.",
    found:
      "A file was changed, is missing or is not listed, or the manifests differ; with --project also: not issued there, or moved on.",
    input: "The file cannot be read, or is no bundle.",
    server: "With --project: the service cannot be reached, nobody is signed in, or it refused.",
    unsealed: "Every file matches the manifest; the seal was not checked.",
  },
  examples: [
    { words: "verify bundle.zip", about: "files against the manifest inside" },
    { words: "verify bundle.zip -P Shop", about: "seal and drift too" },
    { words: "verify bundle.zip manifest.json", about: "and that one against yours" },
  ],
  async run(call) {
    const { isOnServer } = await import("../server/connecting/is-on-server.js");
    if (isOnServer(call)) {
      const { runVerifyStored } = await import("../server/running/run-verify-stored.js");
      return runVerifyStored(call);
    }
    const { runVerify } = await import("../verifying/run-verify.js");
    return runVerify(call);
  },
});
