import { utf8Length } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { PatternFinding, RepositoryService, SnapshotFile, SourceFact } from "../snapshot.js";

/** The lists of a snapshot that grow with what files say, each in its order. */
export interface SnapshotLists {
  readonly services: readonly RepositoryService[];
  readonly patterns: readonly PatternFinding[];
  readonly files: readonly SnapshotFile[];
  readonly facts: readonly SourceFact[];
}

const MEBIBYTE = 1_048_576;

/** What services and findings may take; what facts may take however many files there are; the rest of the document. */
const SHARES = { services: 4 * MEBIBYTE, patterns: 4 * MEBIBYTE, facts: 8 * MEBIBYTE, others: 2 * MEBIBYTE };

/**
 * The first items of each list that fit into the bytes of a snapshot together. Nothing is left of a service that is left
 * out.
 */
export function fitSnapshot(lists: SnapshotLists): SnapshotLists {
  let left: number = SCAN_LIMITS.snapshotBytes - SHARES.others;
  const take = <Item>(items: readonly Item[], bytes: number): readonly Item[] => {
    const taken = firstWithin(items, bytes);
    left -= taken.bytes;
    return taken.items;
  };
  const services = take(lists.services, SHARES.services);
  const known = new Set(services.map(({ serviceKey }) => serviceKey));
  const isKnown = ({ serviceKey }: { readonly serviceKey: string | null }) =>
    serviceKey === null || known.has(serviceKey);
  const patterns = take(lists.patterns.filter(isKnown), SHARES.patterns);
  const facts = lists.facts.filter(isKnown);
  const reserved = firstWithin(facts, SHARES.facts);
  const files = take(lists.files, left - reserved.bytes);
  const hasAll = reserved.items === facts;
  return { services, patterns, files, facts: hasAll ? facts : take(facts, left) };
}

/** Items that are measured at once: one by one takes longer, and no text holds all of them whatever they say. */
const MEASURED_AT_ONCE = 20;

function firstWithin<Item>(
  items: readonly Item[],
  most: number,
): { readonly items: readonly Item[]; readonly bytes: number } {
  let bytes = 0;
  let at = 0;
  for (let step = MEASURED_AT_ONCE; at < items.length; ) {
    const some = items.slice(at, at + step);
    const next = bytesOf(some);
    if (bytes + next <= most) {
      bytes += next;
      at += some.length;
    } else if (step > 1) {
      step = 1;
    } else {
      return { items: items.slice(0, at), bytes };
    }
  }
  return { items, bytes };
}

/** Of the items as they are written in a list, each with what parts it from the next. */
function bytesOf(items: readonly unknown[]): number {
  return utf8Length(JSON.stringify(items)) - 1;
}
