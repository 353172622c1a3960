import { quotedName } from "@plumbline/promise-core";
import { type Snapshot, writeProvenance } from "@plumbline/source-scanner/snapshots";
import type { PlacedFile, SourceComparison } from "../comparing/compare-snapshots.js";
import type { ImpactReason, ReasonCode } from "../records/change-impact.js";
import type { Cause } from "./cause.js";
import { causeOfPattern, causeOfUnlinkedFact } from "./cause-of-change.js";

/** What became of a service, for the elements that it is (docs/reference/change-impact.md#certainty). */
export function causesOfService(comparison: SourceComparison, serviceKey: string): readonly Cause[] {
  const isOfService = (one: { readonly serviceKey: string | null }): boolean => one.serviceKey === serviceKey;
  const facts = comparison.facts.filter(({ fact }) => isOfService(fact)).map(causeOfUnlinkedFact);
  const patterns = comparison.patterns.filter(({ finding }) => isOfService(finding)).map(causeOfPattern);
  const files = comparison.files.filter((file) => !file.isAside && file.serviceKeys.includes(serviceKey));
  const said = [...removed(comparison, serviceKey), ...facts, ...patterns];
  return [
    ...said,
    ...(said.length === 0 ? changedCode(comparison, files) : []),
    ...unreadFiles(comparison, files),
    ...incompleteSides(comparison),
  ];
}

function removed({ base, head }: SourceComparison, serviceKey: string): readonly Cause[] {
  const before = base.snapshot.services.find((service) => service.serviceKey === serviceKey);
  if (before === undefined || head.snapshot.services.some((service) => service.serviceKey === serviceKey)) {
    return [];
  }
  const fact = { factKey: `service|${serviceKey}`, serviceKey, sources: before.sources };
  const { certainty, code, words } = head.isWithout(fact) ? GONE : MAY_BE_GONE;
  const sentence = `Its service ${quotedName(before.name)} ${words}.`;
  return [{ certainty, reason: reason(code, before.sources[0] ?? null, sentence) }];
}

const GONE = {
  certainty: "definite",
  code: "service-removed",
  words: "is in the repository no more",
} as const;

const MAY_BE_GONE = {
  certainty: "unknown",
  code: "file-not-read",
  words: "may be gone, and a file that said it was not read again",
} as const;

function changedCode(comparison: SourceComparison, files: readonly PlacedFile[]): readonly Cause[] {
  const read = files.filter((file) => file.isRead);
  const sentence = `${counted(read.length)} of its service changed, and no fact of it.`;
  return ofFiles(comparison, read, { certainty: "possible", code: "code-changed", sentence });
}

function unreadFiles(comparison: SourceComparison, files: readonly PlacedFile[]): readonly Cause[] {
  const unread = files.filter((file) => !file.isRead);
  const sentence = `${counted(unread.length)} of its service changed and could not be read.`;
  return ofFiles(comparison, unread, { certainty: "unknown", code: "file-not-read", sentence });
}

interface SaidOfFiles extends Pick<Cause, "certainty">, Pick<ImpactReason, "code" | "sentence"> {}

function ofFiles(
  comparison: SourceComparison,
  [first]: readonly PlacedFile[],
  { certainty, code, sentence }: SaidOfFiles,
): readonly Cause[] {
  return first === undefined
    ? []
    : [{ certainty, reason: reason(code, placeOf(first, comparison), sentence) }];
}

function placeOf({ path, change }: PlacedFile, { base, head }: SourceComparison): string | null {
  return placeOfFile(change === "removed" ? base.snapshot : head.snapshot, path);
}

/** A file as a whole stands as its first line. */
function placeOfFile({ repository, commit }: Snapshot, path: string): string | null {
  return writeProvenance({ repository, commit, path, firstLine: 1, lastLine: 1 });
}

function incompleteSides({ base, head }: SourceComparison): readonly Cause[] {
  const sides = [
    ...(base.snapshot.complete ? [] : ["the base"]),
    ...(head.snapshot.complete ? [] : ["the head"]),
  ];
  const sentence = `Not all of ${sides.join(" and ")} was read.`;
  return sides.length === 0
    ? []
    : [{ certainty: "unknown", reason: reason("scan-incomplete", null, sentence) }];
}

function counted(files: number): string {
  return files === 1 ? "1 file" : `${files} files`;
}

function reason(code: ReasonCode, source: string | null, sentence: string): ImpactReason {
  return { code, factKey: null, change: null, source, sentence };
}
