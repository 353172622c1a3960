import type { ToolFinding } from "../tools/handled-tool.js";

/** What a brief is asked for with. */
interface Asked {
  readonly request: object;
  /** Has a brief written as a request asks for it. */
  readonly ask: (request: object) => Promise<object>;
}

/** Of the tokens of a brief that was too long, how many the next one may have. */
const SHORTER = 0.8;

const NOTICE =
  "data.manifest is left out, and data.omitted names what else is. POST /api/projects/{projectId}/build/brief gives all of it.";

interface Written {
  readonly tokens: { readonly count: number };
}

/**
 * A brief for an answer that has no room for all of it: first without its manifest, then with fewer tokens, so that whole
 * parts are left out and named in `omitted`, as long as that makes it shorter.
 */
export function shorterBrief(written: object, asked: Asked): ToolFinding {
  const { manifest: _, ...rest } = written as Written & { readonly manifest?: unknown };
  return { data: rest, notice: NOTICE, less: () => withFewerTokens(rest, asked) };
}

async function withFewerTokens(longer: Written, asked: Asked): Promise<ToolFinding> {
  const maxTokens = Math.max(1, Math.floor(longer.tokens.count * SHORTER));
  const written = (await asked.ask({ ...asked.request, maxTokens })) as Written;
  const found = shorterBrief(written, asked);
  return written.tokens.count < longer.tokens.count ? found : { data: found.data, notice: NOTICE };
}
