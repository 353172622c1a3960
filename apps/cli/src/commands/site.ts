import { ACCESS } from "../declaring/access.js";
import { command } from "../declaring/command.js";
import { JSON_OPTION } from "../declaring/common-options.js";

/** `plumbline site`. */
export const SITE = command({
  name: "site",
  summary: "Write a model as a static site: pictures, a page for each part, scenarios, findings",
  about: [
    "The site needs no script and no server: open its index.html, or put the folder on any web server. The same files give\nthe same bytes each time, so that it can be kept and compared.",
  ],
  access: ACCESS.files,
  arguments: {
    model: { about: "A model document, JSON or YAML; - reads the standard input", times: "one" },
    scenarios: { about: "Scenario documents to play and show", times: "many" },
  },
  options: {
    ...JSON_OPTION,
    out: { type: "text", short: "o", value: "folder", default: "site", about: "Where it is written" },
    title: { type: "text", value: "words", about: "What it is called; the name of the file unless given" },
    force: { type: "flag", about: "Write into a folder that holds something else" },
  },
  exits: {
    ok: "Written.",
    input: "A file cannot be read or is not what it has to be, or the folder cannot be written.",
  },
  examples: [
    { words: "site model.json scenarios/*.json --out site", about: "everything" },
    { words: 'site model.yaml --title "Web shop"', about: "the model alone, with a title" },
  ],
  async run(call) {
    const { runSite } = await import("../site/run-site.js");
    return runSite(call);
  },
});
