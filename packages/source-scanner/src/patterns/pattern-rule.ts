import type { Ecosystem } from "../manifests/manifest.js";
import type { SourcePattern } from "../snapshot.js";

/** A package that manifests of some ecosystems may ask for. */
export interface PartPackage {
  readonly named: RegExp;
  readonly of: readonly Ecosystem[];
}

/** A part of a pattern: any of its tokens in source, or any of its packages in a manifest. */
export interface PatternPart {
  readonly role: string;
  readonly token?: RegExp;
  readonly package?: PartPackage;
}

/** What a library's pattern is known by. */
export interface PatternRule {
  readonly pattern: SourcePattern;
  readonly library: string;
  /** All of them make the pattern; some of them a candidate. */
  readonly parts: readonly PatternPart[];
  /** With one of these, parts alone are not even a candidate: they are of another pattern. */
  readonly unless?: PatternPart;
}
