import { equal, type Facts, type ReferenceFact } from "./reference-model.js";

// A merge, read from the reference alone.

/** Three ways, fact by fact and field by field. What is of another kind is another fact. */
export function merged(
  base: Facts,
  main: Facts,
  branch: Facts,
): { union: ReferenceFact[]; conflicts: string[] } {
  const [before, ours, other] = [base, main, branch].map(byKindAndId) as [Facts, Facts, Facts];
  const union: ReferenceFact[] = [];
  const conflicts: string[] = [];
  for (const key of new Set([...before.keys(), ...ours.keys(), ...other.keys()])) {
    const [was, mine, theirs] = [before.get(key), ours.get(key), other.get(key)];
    const fact = equal(mine, was) ? theirs : mine;
    if (equal(mine, was) || equal(theirs, was) || equal(mine, theirs)) {
      if (fact !== undefined) {
        union.push(fact);
      }
    } else if (mine === undefined || theirs === undefined) {
      conflicts.push(key);
    } else if (was === undefined) {
      const provenance = mergedProvenance(null, provenanceOf(mine.body), provenanceOf(theirs.body));
      const body = { ...mine.body, provenance };
      if (provenance === undefined || !equal(body, { ...theirs.body, provenance })) {
        conflicts.push(key);
      } else {
        union.push({ kind: mine.kind, body });
      }
    } else {
      const fields = mergedFields(was.body, mine.body, theirs.body);
      conflicts.push(...fields.conflicts.map((field) => `${key}.${field}`));
      union.push({ kind: was.kind, body: fields.body });
    }
  }
  return { union, conflicts };
}

type Body = ReferenceFact["body"];

function mergedFields(was: Body, mine: Body, theirs: Body): { body: Body; conflicts: readonly string[] } {
  const provenance = mergedProvenance(provenanceOf(was), provenanceOf(mine), provenanceOf(theirs));
  const isBoth = (field: string): boolean =>
    !equal(mine[field], was[field]) &&
    !equal(theirs[field], was[field]) &&
    !equal(mine[field], theirs[field]);
  const conflicts = Object.keys(was).filter((field) =>
    field === "provenance" ? provenance === undefined : isBoth(field),
  );
  const values = Object.keys(was).map((field) => [
    field,
    equal(mine[field], was[field]) ? theirs[field] : mine[field],
  ]);
  return { body: { ...Object.fromEntries(values), provenance } as Body, conflicts };
}

type Provenance = Readonly<Record<string, unknown>> | null;

function provenanceOf(body: Body): Provenance {
  return (body["provenance"] ?? null) as Provenance;
}

/** Where a fact comes from, and apart from it who accepted it last; undefined where it comes from two places. */
function mergedProvenance(was: Provenance, mine: Provenance, theirs: Provenance): Provenance | undefined {
  const origins = [was, mine, theirs].map((one) =>
    ["source", "revision", "confidence"].map((field) => one?.[field] ?? null),
  );
  const [before, ours, others] = origins as [unknown[], unknown[], unknown[]];
  if (!equal(ours, before) && !equal(others, before) && !equal(ours, others)) {
    return undefined;
  }
  const [source, revision, confidence] = equal(ours, before) ? others : ours;
  const [acceptedAt, acceptedBy] = lastAcceptance(was, mine, theirs);
  const all = { source, revision, confidence, acceptedBy, acceptedAt };
  const isEmpty = Object.values(all).every((value) => value === null);
  return isEmpty && (mine === null || theirs === null) ? null : all;
}

function lastAcceptance(was: Provenance, mine: Provenance, theirs: Provenance): readonly unknown[] {
  const acceptances = [was, mine, theirs].map((one) => [
    one?.["acceptedAt"] ?? null,
    one?.["acceptedBy"] ?? null,
  ]);
  const before = JSON.stringify(acceptances[0]);
  const moved = acceptances.slice(1).filter((one) => JSON.stringify(one) !== before);
  const inTime = moved.sort((left, right) => (left.join(" ") < right.join(" ") ? -1 : 1));
  return inTime.at(-1) ?? acceptances[0] ?? [];
}

function byKindAndId(facts: Facts): Facts {
  return new Map([...facts.values()].map((fact) => [`${fact.kind}:${fact.body.id}`, fact]));
}
