import { SCAN_WORDS as words } from "../../../words/scans.js";

/** As the service says it; a later one may have codes that are not known here. */
interface Incompleteness {
  readonly code: string;
  readonly count: number;
  readonly paths: readonly string[];
  readonly setting: string | null;
}

/** What kept a scan from being complete, and what would mend it. */
export interface ToldIncomplete {
  readonly code: string;
  readonly what: string;
  /** The setting that mends it, and what it is to allow; null where none does. */
  readonly setting: { readonly name: string; readonly allow: string } | null;
  readonly paths: readonly string[];
  readonly count: number;
}

export function toldIncomplete({ code, count, paths, setting }: Incompleteness): ToldIncomplete {
  const sentences: Readonly<Record<string, (count: number) => string>> = words.incompleteCodes;
  const settings: Readonly<Record<string, string>> = words.settings;
  const what = Object.hasOwn(sentences, code) ? sentences[code]?.(count) : undefined;
  return {
    code,
    what: what ?? words.incompleteOtherwise(code, count),
    setting: setting === null ? null : { name: setting, allow: settings[setting] ?? "" },
    paths,
    count,
  };
}
