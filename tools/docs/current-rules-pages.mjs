import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";
import { rulesPages } from "./rules-pages.mjs";

/** Where the pages of the rules are. */
export const RULES_FOLDER = join(ROOT, "docs/rules");

/** The pages of the rules as they are built, with the recorded examples. */
export async function currentRulesPages() {
  const { RULES } = await import(join(ROOT, "packages/review-rules/dist/index.js"));
  const { inlineText, fenced } = await import(join(ROOT, "packages/model-core/dist/index.js"));
  const examples = readFileSync(join(ROOT, "packages/review-rules/golden/examples.json"), "utf8");
  return rulesPages(RULES, JSON.parse(examples), { inlineText, fenced });
}
