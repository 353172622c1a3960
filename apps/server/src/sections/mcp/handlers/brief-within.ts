import type { ToolFinding } from "../tools/handled-tool.js";
import { type Brief, briefFound } from "./build-findings.js";
import { parsed } from "./parsed.js";

/** Of an answer, the part that the brief itself may have, before what is always beside it. */
const SHARE = 0.85;
const BESIDE = 350;
/** Tokens of a brief as a text in JSON, for each of its own; characters that IDs have for each token. */
const ESCAPED = 1.2;
const CHARACTERS = 1.5;

/** A brief with what a tool is not asked for beside a limit of tokens. */
interface WholeBrief extends Brief {
  readonly manifest: { readonly pinned?: unknown; readonly included?: unknown };
  readonly tokens?: { readonly count: number };
  readonly omitted?: readonly unknown[];
}

/** The body of a request: a brief that leaves room in an answer of so many tokens. */
export function briefBody(body: Uint8Array<ArrayBuffer>, maxTokens: number | null): Uint8Array<ArrayBuffer> {
  if (maxTokens === null) {
    return body;
  }
  const most = Math.max(1, Math.floor(SHARE * maxTokens) - BESIDE);
  return new TextEncoder().encode(JSON.stringify({ ...parsed(body), maxTokens: most }));
}

/** The brief; where there may be no room, without what only says what it was made of: the brief itself is worth more. */
export function briefWithin(maxTokens: number | null, written: object): ToolFinding {
  const whole = written as WholeBrief;
  return maxTokens === null || tokensAtMost(whole) <= maxTokens ? briefFound(whole) : withoutOrigins(whole);
}

function tokensAtMost({ brief, tokens, ...rest }: WholeBrief): number {
  const ofBrief = ESCAPED * (tokens?.count ?? brief.length);
  return ofBrief + JSON.stringify(rest).length / CHARACTERS + BESIDE;
}

function withoutOrigins({ manifest, omitted = [], ...rest }: WholeBrief): ToolFinding {
  const { pinned: _, included: __, ...kept } = manifest;
  const { data, notice } = briefFound({ ...rest, manifest: kept });
  const said = `data.manifest.pinned, data.manifest.included and data.omitted (${omitted.length} entries) are left out. POST /api/projects/{projectId}/build/brief gives them.`;
  return { data, notice: notice ? `${notice} ${said}` : said };
}
