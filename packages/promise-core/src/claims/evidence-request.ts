import type { EvidenceSystem } from "../records/recipe.js";

/** What somebody sends about a run elsewhere (docs/reference/promises-evidence.md#claims). */
export interface EvidenceRequest {
  readonly result: "passed" | "failed";
  readonly source: {
    readonly system: EvidenceSystem;
    readonly runUrl: string;
    /** 40 or 64 lower-case hex digits. */
    readonly commitSha: string | null;
    /** One lower-case word. */
    readonly conclusion: string | null;
  };
  /** `sha256:` and 64 lower-case hex digits. */
  readonly artifactDigest: string | null;
  /** The revision that is meant; null means the one in force. */
  readonly revision: number | null;
}
