import { SOURCE_WORDS as words } from "../../../words/sources.js";

/** Why a scan failed, and what can be done about it. */
export interface ToldFailure {
  readonly what: string;
  /** Null where nothing is known that would help. */
  readonly next: string | null;
  /** The tab of the workspace where that is done; null where it is done elsewhere. */
  readonly tab: "settings" | "credentials" | null;
}

const TABS: Readonly<Record<string, ToldFailure["tab"]>> = {
  "codehost-not-configured": "settings",
  "codehost-unavailable": "settings",
  "codehost-access-refused": "credentials",
  "codehost-rate-limited": "credentials",
  "repository-not-found": "credentials",
  timeout: "settings",
};

/** The code of a failure in words. One that is not known here is named. */
export function toldFailure(code: string): ToldFailure {
  const texts: Readonly<Record<string, string>> = words.failures;
  const next: Readonly<Record<string, string>> = words.mend;
  return {
    what: own(texts, code) ?? words.failedOtherwise(code),
    next: own(next, code) ?? null,
    tab: own(TABS, code) ?? null,
  };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
