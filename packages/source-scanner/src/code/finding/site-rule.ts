import type { CodeLanguage, CodeName, SiteDetail, SiteKind, SiteNote } from "../code-extraction.js";
import type { OccurrenceRole } from "../syntax/occurrence.js";
import type { Use } from "./use.js";

/** The names a use gives: none = no site, null among them = a site without a name. */
export type Pick = (use: Use) => readonly CodeName[];

/** One row of a table: a token, what it does where it stands, and what that says. */
export interface SiteRule {
  /** Identifiers, or regular expressions of whole ones. */
  readonly tokens: readonly string[];
  readonly as: readonly OccurrenceRole[];
  /** Types of which what it is called on must be one; where the file does not say the type, an import decides. */
  readonly on?: readonly string[];
  readonly only?: (use: Use) => boolean;
  readonly kind: SiteKind;
  readonly name: Pick;
  /** Each of several is of a site of its own. */
  readonly detail: (use: Use, name: CodeName) => SiteDetail | readonly SiteDetail[];
  readonly notes?: (use: Use) => readonly SiteNote[];
  readonly needsPackage?: string;
}

/** What one library is known by. */
export interface LibraryTable {
  readonly library: string;
  readonly languages: readonly CodeLanguage[];
  /** Regular expressions of which one must be in a file for the table to be looked up. */
  readonly gate: readonly string[];
  /** Beginnings of what is imported of it. */
  readonly imports: readonly string[];
  readonly rules: readonly SiteRule[];
  /** Imports that are a part of its signature themselves, and their tokens. */
  readonly importTokens?: Readonly<Record<string, string>>;
}
