import type { Result } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  type ObjectRule,
  object,
  orNull,
  type ReadOf,
  text,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { EVIDENCE_SYSTEMS } from "../records/recipe.js";
import { PROMISE_BODY_LIMITS } from "./body-limits.js";
import { matches, wholeNumber } from "./body-values.js";
import { type PromiseBodyRefusal, readBody } from "./read-body.js";

/** Parsers disagree about white space and backslashes, so a URL has none. */
const HTTPS = /^https:\/\/([^\s\p{Cc}/\\?#]+)(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

const RUN_URL: ValueRule<string> = {
  broken(url) {
    const authority = HTTPS.exec(url)?.[1];
    if (authority === undefined || URL.parse(url) === null) {
      return "must be an https URL";
    }
    return authority.includes("@") ? "must hold no user name or password" : null;
  },
  schema: { format: "uri" },
};

const SHA = matches(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, "must be 40 or 64 lower-case hex digits");
const WORD = matches(/^[a-z][a-z_]*$/, "must be one lower-case word");
const DIGEST = matches(/^sha256:[0-9a-f]{64}$/, "must be sha256: and 64 lower-case hex digits");

export const CLAIMED_SOURCE = object({
  system: word(EVIDENCE_SYSTEMS),
  runUrl: text({ rules: [firstOf(atMostCharacters(PROMISE_BODY_LIMITS.urlCharacters), RUN_URL)] }),
  commitSha: orNull(text({ rules: [SHA] })),
  conclusion: orNull(
    text({
      rules: [firstOf(atMostCharacters(PROMISE_BODY_LIMITS.conclusionCharacters), WORD)],
      about: "success of what passed, any other word of what failed",
    }),
  ),
});

type Read = {
  readonly result: string;
  readonly source: ReadOf<typeof CLAIMED_SOURCE> | null;
};

const CONCLUSION_FITS: ObjectRule<Read> = {
  at: "end",
  check({ given, read: { result, source }, breaksRule }) {
    // What cannot be read stands as another word; the rules of its own say so.
    const conclusion = source?.conclusion ?? "";
    if (conclusion !== "" && given["result"] === result) {
      const fitting = conclusion === "success" ? "passed" : "failed";
      if (result !== fitting) {
        breaksRule(["source", "conclusion"], `goes with ${fitting}`);
      }
    }
  },
};

/** The body that records evidence of a run elsewhere (docs/reference/promises.md#runs-and-evidence). */
export const EVIDENCE_REQUEST = object(
  {
    result: word(["passed", "failed"]),
    source: CLAIMED_SOURCE,
    artifactDigest: orNull(text({ rules: [DIGEST], about: "Recorded as claimed" })),
    revision: orNull(wholeNumber(1, undefined, { about: "null: the approved one in force" })),
  },
  { rules: [CONCLUSION_FITS] },
);
export type EvidenceRequest = ReadOf<typeof EVIDENCE_REQUEST>;

/** Reads the body that records evidence; nothing is asked of the system it names. */
export function readEvidenceRequest(text: string): Result<EvidenceRequest, PromiseBodyRefusal> {
  return readBody({ node: EVIDENCE_REQUEST, name: "evidence" }, text);
}
