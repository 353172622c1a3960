import { brokenFacts, equal, type Facts, type ReferenceFact } from "./reference-model.js";

// What an edit or an import makes of a fact, and whether it may.

/** Whether one of the facts that were put breaks a rule, or a channel among them no longer fits its bindings. */
export function breaksRules(after: Facts, put: ReadonlySet<string>): boolean {
  if ([...brokenFacts(after)].some((id) => put.has(id))) {
    return true;
  }
  return [...after.values()].some(({ kind, body }) => {
    if (kind !== "binding" || put.has(body.id)) {
      return false;
    }
    const [source, target] = [`${body["sourceChannelId"]}`, `${body["targetChannelId"]}`];
    const leaves = put.has(source) && after.get(source)?.body["kind"] === "queue";
    return leaves || (put.has(target) && after.get(target)?.body["kind"] === "topic");
  });
}

/** One ID that was of one kind and is of another was removed and added. */
export function countInto(
  counts: { added: number; changed: number; removed: number },
  was: ReferenceFact | undefined,
  is: ReferenceFact | undefined,
): void {
  if (was !== undefined && is !== undefined && was.kind === is.kind) {
    counts.changed += 1;
  } else {
    counts.removed += was === undefined ? 0 : 1;
    counts.added += is === undefined ? 0 : 1;
  }
}

export function changeOf(was: ReferenceFact | undefined, is: ReferenceFact | undefined): string {
  if (was === undefined) {
    return "added";
  }
  if (is === undefined) {
    return "removed";
  }
  const unversioned = { ...was.body, version: undefined };
  return was.kind === is.kind && equal(unversioned, { ...is.body, version: undefined })
    ? "unchanged"
    : "changed";
}

type Provenance = Readonly<Record<string, unknown>> | null;

/** An edit keeps the stale mark and who accepted the fact. */
export function edited(present: ReferenceFact | undefined, { kind, body }: ReferenceFact): ReferenceFact {
  const was = (present?.body["provenance"] ?? null) as Provenance;
  const sent = body["provenance"] as Provenance;
  const acceptance = { acceptedBy: was?.["acceptedBy"] ?? null, acceptedAt: was?.["acceptedAt"] ?? null };
  const nobody = acceptance.acceptedBy === null && acceptance.acceptedAt === null;
  const none = { source: null, revision: null, confidence: null };
  const provenance = sent === null && nobody ? null : { ...none, ...sent, ...acceptance };
  return { kind, body: { ...body, provenance, stale: present?.body["stale"] ?? null } };
}

/** An import keeps the stale mark, the ends of a relationship and who is responsible for an element. */
export function imported({ body: was }: ReferenceFact, { kind, body }: ReferenceFact): ReferenceFact {
  if (kind === "schema") {
    return { kind, body };
  }
  const kept: Record<string, unknown> = { stale: was["stale"] ?? body["stale"] };
  if (kind === "relationship") {
    Object.assign(kept, { fromId: was["fromId"], toId: was["toId"] });
  }
  if (kind === "element") {
    Object.assign(kept, { ownerId: was["ownerId"] });
  }
  return { kind, body: { ...body, ...kept } };
}
