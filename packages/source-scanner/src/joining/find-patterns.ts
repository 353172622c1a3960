import { compareCodeUnits } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { PatternPart, PatternRule } from "../patterns/pattern-rule.js";
import { libraryOfTokens, PATTERN_RULES } from "../patterns/pattern-rules.js";
import type { PatternFinding, PatternSite } from "../snapshot.js";
import { conditionOf } from "./condition-text.js";
import type { JoinedRepository } from "./joined-repository.js";
import { type Evidence, evidenceOf, foundInSource, isPackage, type PartSite } from "./pattern-evidence.js";
import { comparePlaces } from "./place.js";
import type { PlacedSites } from "./placed-sites.js";
import type { ProvenanceWriter } from "./provenance.js";

/** The patterns of each service, and of source that is in none, in the order of service, pattern and library. */
export function findPatterns(
  joined: JoinedRepository,
  sites: PlacedSites,
  provenance: ProvenanceWriter,
): readonly PatternFinding[] {
  const keys = [
    null,
    ...joined.services.filter(({ draft }) => draft.root !== null).map(({ draft }) => draft.key),
  ];
  const found = foundInSource(joined, sites);
  return keys
    .flatMap((serviceKey) => findingsOf(evidenceOf(found, serviceKey), provenance))
    .sort(
      (one, other) =>
        compareCodeUnits(one.serviceKey ?? "", other.serviceKey ?? "") ||
        compareCodeUnits(one.pattern, other.pattern) ||
        compareCodeUnits(one.library, other.library),
    );
}

function findingsOf(evidence: Evidence, provenance: ProvenanceWriter): readonly PatternFinding[] {
  const ofLibraries = PATTERN_RULES.map((rule) => findingOf(evidence, rule, provenance));
  return [...ofLibraries, handWritten(evidence, provenance)].filter((finding) => finding !== null);
}

function findingOf(
  evidence: Evidence,
  rule: PatternRule,
  provenance: ProvenanceWriter,
): PatternFinding | null {
  const parts = rule.parts.map((part) => sitesOf(evidence, rule, part));
  const isEstablished = parts.every((found) => found.length > 0);
  const isOther = rule.unless !== undefined && sitesOf(evidence, rule, rule.unless).length > 0;
  // A package alone is nothing that the code does.
  const isSeen = parts.some((found, index) => found.length > 0 && rule.parts[index]?.token !== undefined);
  if (!isSeen || (!isEstablished && isOther)) {
    return null;
  }
  const isOtherWhole = isOther && rule.library === "spring-modulith";
  return isOtherWhole ? null : finding(evidence, rule, parts, provenance);
}

function sitesOf(evidence: Evidence, rule: PatternRule, part: PatternPart): readonly PartSite[] {
  const { token, package: named } = part;
  const inSource =
    token === undefined
      ? []
      : (evidence.tokens.get(libraryOfTokens(rule)) ?? []).filter((site) => token.test(site.token));
  const inManifests = named === undefined ? [] : evidence.packages.filter((one) => isPackage(one, named));
  return [...inSource, ...inManifests].map((site) => ({ ...site, role: part.role }));
}

/** Storage, what writes to it in a transaction, and what passes on what it holds: all three make an outbox. */
function handWritten(evidence: Evidence, provenance: ProvenanceWriter): PatternFinding | null {
  const router = (evidence.tokens.get("debezium") ?? []).filter(({ token }) => token === "EventRouter");
  const roles = [...evidence.roles, ...router.map((site) => ({ ...site, role: "relay" }))];
  const parts = ["storage", "write", "relay"].map((role) => roles.filter((site) => site.role === role));
  const rule = { pattern: "transactional-outbox", library: "hand-written" } as const;
  return evidence.roles.length === 0 ? null : finding(evidence, rule, parts, provenance);
}

function finding(
  evidence: Evidence,
  { pattern, library, unless }: Pick<PatternRule, "pattern" | "library" | "unless">,
  parts: readonly (readonly PartSite[])[],
  provenance: ProvenanceWriter,
): PatternFinding {
  // Where a package would make another pattern of it, it has to be known that nobody asks for that.
  const isKnown = unless?.package === undefined || evidence.lacks(unless.package);
  const isEstablished = isKnown && parts.every((found) => found.length > 0);
  const isAlways = parts.every((found) => conditionOf(found.map(({ conditions }) => conditions)) === null);
  return {
    pattern,
    serviceKey: evidence.serviceKey,
    library,
    sites: parts.flatMap((found) => writtenSites(found, provenance)),
    established: isEstablished,
    unconditional: isEstablished && isAlways,
    candidate: !isEstablished,
    limitations: limitationsOf(parts.flat(), evidence),
  };
}

function limitationsOf(sites: readonly PartSite[], evidence: Evidence): readonly string[] {
  const atRunTime = sites.some(({ notes }) => notes.includes("runtime-condition"))
    ? ["runtime-condition"]
    : [];
  return evidence.packages.length > 0 ? ["external-packages-not-read", ...atRunTime] : atRunTime;
}

function writtenSites(sites: readonly PartSite[], provenance: ProvenanceWriter): readonly PatternSite[] {
  const written = new Map<string, PatternSite>();
  for (const { role, place, conditions } of [...sites].sort((one, other) =>
    comparePlaces(one.place, other.place),
  )) {
    const source = provenance.one(place);
    if (source !== null && written.size < SCAN_LIMITS.sources) {
      written.set(JSON.stringify([role, source, conditions]), { role, source, conditions });
    }
  }
  return [...written.values()];
}
