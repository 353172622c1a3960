import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";
import type { BundleVerdict } from "./run-verify.js";

/** What an offline verification says, as text: what was changed first, what was not judged last. */
export function verdictText(name: string, verdict: BundleVerdict, colours: Colours): string {
  const { manifest, files, inconsistencies, notJudged, sameManifest } = verdict;
  const wrong = files.filter(({ status }) => status !== "match");
  const isFine = verdict.consistent && sameManifest !== false;
  return [
    colours.bold(clean(name)),
    colours.dim(`${manifest.format}, bundle hash ${verdict.statedBundleHash}`),
    ...wrong.map(({ path, status }) => colours.bad(`  ${status}: ${clean(path)}`)),
    ...inconsistencies.map(({ field, message }) => colours.bad(`  ${clean(field)}: ${clean(message)}`)),
    ...(sameManifest === null ? [] : [manifestLine(sameManifest, colours)]),
    ...(verdict.archive === "match"
      ? []
      : ["  packed again: the archive is not packed as the service packs it"]),
    isFine
      ? colours.good(`  ${files.length} files match the manifest.`)
      : colours.bad(`  Changed since the export: ${wrong.length} of ${files.length} files.`),
    colours.odd(`  The seal was not checked. ${notJudged}`),
  ].join("\n");
}

function manifestLine(isSame: boolean, colours: Colours): string {
  return isSame
    ? colours.good("  The manifest inside is the one that was kept.")
    : colours.bad("  The manifest inside is not the one that was kept.");
}
