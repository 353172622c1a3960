import type { Schemas } from "@plumbline/api-client";
import { clean } from "../../output/clean-text.js";
import type { Colours } from "../../output/colours.js";

/** What the service says of a bundle, as text: what was changed, whether it is its own, what moved since. */
export function verificationText(
  name: string,
  verified: Schemas["VerifyResponse"],
  colours: Colours,
): string {
  const { matchesPinned, issued, current, moved, files, manifest, manifestDifferences } = verified;
  const wrong = files.filter(({ status }) => status !== "match");
  return [
    colours.bold(clean(name)),
    colours.dim(`bundle hash ${verified.actualBundleHash}`),
    ...wrong.map(({ path, status }) => colours.bad(`  ${status}: ${clean(path)}`)),
    ...(manifest === "match"
      ? []
      : [colours.bad(`  the manifest differs: ${manifestDifferences.join(", ")}`)]),
    matchesPinned
      ? colours.good("  Every file is what its state gives.")
      : colours.bad("  It was changed after the export."),
    issued
      ? colours.good("  This project of this service issued it.")
      : colours.bad("  This project of this service did not issue it."),
    current ? colours.good("  The design is as it was.") : colours.odd("  The design has moved on since:"),
    ...moved.map(({ kind, id }) => colours.odd(`    ${kind} ${clean(id)}`)),
  ].join("\n");
}
