import { quotedName } from "@plumbline/promise-core";
import type { FactChange } from "../comparing/compare-facts.js";
import type { PatternChange } from "../comparing/compare-patterns.js";
import type { ChangeWord, ImpactReason, ReasonCode } from "../records/change-impact.js";
import type { Cause } from "./cause.js";

/** What a changed fact is to what is linked with it (docs/reference/change-impact.md#certainty). */
export function causeOfFact({ fact, change, isNew }: FactChange): Cause {
  const { kind, name, factKey, sources } = fact;
  const said = isNew && change === "unknown" ? MAY_BE_NEW : WORDS_OF_FACT[change];
  const code = kind === "service" && change === "removed" ? "service-removed" : said.code;
  const sentence = `The ${kind} ${quotedName(name)} ${said.words}.`;
  return {
    certainty: said.certainty,
    reason: { code, factKey, change, source: sources[0] ?? null, sentence },
  };
}

/** The same of one that nothing is linked with, in a service that is. */
export function causeOfUnlinkedFact(change: FactChange): Cause {
  const cause = causeOfFact(change);
  return change.change === "unknown" ? cause : { ...cause, certainty: "possible" };
}

/** What a changed pattern is to what is its service, and to who requires it. */
export function causeOfPattern({ finding, change, isNew }: PatternChange): Cause {
  const { pattern, library, sites } = finding;
  const said = isNew && change === "unknown" ? MAY_BE_NEW : WORDS_OF_PATTERN[change];
  const sentence = `The pattern ${pattern} (${library}) ${said.words}.`;
  const source = sites[0]?.source ?? null;
  return { certainty: said.certainty, reason: { code: said.code, factKey: null, change, source, sentence } };
}

interface Said extends Pick<Cause, "certainty"> {
  readonly code: ReasonCode;
  readonly words: string;
}

const WORDS_OF_FACT: { readonly [Word in FactChange["change"]]: Said } = {
  added: { certainty: "possible", code: "fact-added", words: "was added to the source" },
  changed: { certainty: "definite", code: "fact-changed", words: "is another in the source now" },
  removed: { certainty: "definite", code: "fact-removed", words: "is in the source no more" },
  unknown: {
    certainty: "unknown",
    code: "file-not-read",
    words: "may have changed, and a file that says it, or that it rests on, was not read on both sides",
  },
};

const WORDS_OF_PATTERN: { readonly [Word in ChangeWord]: Said } = {
  added: { certainty: "possible", code: "pattern-added", words: "was added to the source" },
  changed: {
    certainty: "possible",
    code: "pattern-added",
    words: "is there under every compile-time condition now",
  },
  removed: { certainty: "definite", code: "pattern-removed", words: "is in the source no more" },
  conditional: {
    certainty: "definite",
    code: "pattern-conditional",
    words: "is there only under compile-time conditions now",
  },
  unknown: {
    certainty: "unknown",
    code: "file-not-read",
    words: "may be another or gone, and not everything was looked at where it was",
  },
};

const MAY_BE_NEW: Said = {
  certainty: "unknown",
  code: "file-not-read",
  words: "may be new, and not everything was looked at where it is",
};

/** A reason that comes from the one of a thing: it leads to the same place. */
export function passedOn(cause: ImpactReason, code: "linked-thing" | "one-hop", words: string): ImpactReason {
  return { ...cause, code, sentence: `${words} ${cause.sentence}` };
}
