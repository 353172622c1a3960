import { createHash } from "node:crypto";
import type { ToolFinding } from "../tools/handled-tool.js";
import { slimManifest } from "./slim-manifest.js";

/** A brief as the service writes it. */
export interface WrittenBrief {
  readonly brief: string;
  readonly manifest: object;
  readonly tokens: { readonly count: number };
  readonly omitted: readonly string[];
}

/** Has a brief written that has at most so many tokens. */
export type AskBrief = (maxTokens: number) => Promise<WrittenBrief>;

/** Of the tokens of an answer, how many the brief in it may have: it stands there as JSON, with something beside. */
const SHARE = 0.85;
const BESIDE = 450;
/** Of the tokens of a brief that was too long, how many the next one may have. */
const SHORTER = 0.8;
/** How often one is asked for: each is a build. */
const MOST_ASKS = 2;
/** What was left out is named up to here, and counted beyond. */
const NAMED = 5;

const NOTICE =
  "data.manifest holds no lists, and data.omitted the first of data.omittedCount entries. POST /api/projects/{projectId}/build/brief gives all of it.";

/** How many tokens a brief may have whose answer is to have no more than so many. */
export function tokensOfBrief(most: number): number {
  return Math.max(1, Math.floor(most * SHARE) - BESIDE);
}

/**
 * A brief for an answer that keeps to so many tokens: beside it stands only what names it. One that is still too long is
 * asked for with fewer, so that whole parts are left out, and at last without its last sections.
 */
export function briefWithin(written: WrittenBrief, ask: AskBrief, asksLeft = MOST_ASKS): ToolFinding {
  const { brief, manifest, tokens, omitted } = written;
  const said = { tokens, omittedCount: omitted.length, omitted: omitted.slice(0, NAMED) };
  const data = { brief, manifest: slimManifest(manifest), ...said };
  return { data, notice: NOTICE, less: () => withFewerTokens(written, ask, asksLeft) };
}

async function withFewerTokens(longer: WrittenBrief, ask: AskBrief, asksLeft: number): Promise<ToolFinding> {
  if (asksLeft === 0) {
    return withoutLastSection(longer, sectionsOf(longer.brief));
  }
  const written = await ask(Math.max(1, Math.floor(longer.tokens.count * SHORTER)));
  return briefWithin(written, ask, written.tokens.count < longer.tokens.count ? asksLeft - 1 : 0);
}

function sectionsOf(brief: string): readonly string[] {
  return brief.split(/^(?=## )/m);
}

/** Its beginning, with the hash of all of it. */
function withoutLastSection(
  { brief, manifest, ...rest }: WrittenBrief,
  sections: readonly string[],
): ToolFinding {
  const shown = sections.slice(0, -1);
  const sha256 = createHash("sha256").update(brief).digest("hex");
  const notice = `data.brief has ${shown.length} of its ${sectionsOf(brief).length} sections; all of it has the sha256 ${sha256}. ${NOTICE}`;
  const data = { brief: shown.join(""), manifest: slimManifest(manifest), omittedCount: rest.omitted.length };
  const less = () => Promise.resolve(withoutLastSection({ brief, manifest, ...rest }, shown));
  return { data, notice, ...(shown.length > 1 ? { less } : {}) };
}
