import { createHash } from "node:crypto";
import { answeredFindings, compareFindings } from "@plumbline/review-rules";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type PreviewRequest, previewFindings } from "../findings/for-threads.js";
import { type AnswerOutcome, type AnswersToGive, giveAnswers } from "./answering/give-answers.js";
import {
  answersOf,
  type NotReviewed,
  type ReviewRequest,
  readAnsweredState,
} from "./reading/answered-state.js";
import { type ComparedSides, type CompareOutcome, compareSides } from "./reading/compare-sides.js";
import { entityTag, type ShownState, type TaggedState, tagOfState } from "./reading/state-tag.js";
import { type ShownAs, writeFindings } from "./reading/write-findings.js";
import { type ChangesOfSnapshot, type ChangesOutcome, changesSince } from "./snapshots/changes-since.js";
import { keepSnapshot, type NewSnapshot, type SnapshotOutcome } from "./snapshots/keep-snapshot.js";
import { snapshotText } from "./snapshots/snapshot-text.js";
import { type SnapshotPlace, SnapshotRepository } from "./storing/snapshot.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** An answer as bytes, with its entity tag. */
export interface WrittenReview {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export async function findings(
  request: ReviewRequest & { readonly shown: ShownAs },
): Promise<WrittenReview | NotReviewed> {
  const state = await threadDatabase().readAtOnce((reader) => readAnsweredState(reader, request));
  if (state.outcome !== "answered") {
    return state;
  }
  const { review, answers, isWhole } = state;
  const text = writeFindings(review, request.shown);
  return isWhole
    ? writtenAs(text, entityTag(review.inputsFingerprint, answers, request.shown))
    : written(text);
}

/** The tag that the findings of a state have as it is now: nothing is reviewed for it. */
export function tag(request: ShownState): Promise<TaggedState | NotReviewed> {
  return threadDatabase().readAtOnce((reader) => tagOfState(reader, request));
}

export async function compare(
  sides: ComparedSides,
): Promise<WrittenReview | Exclude<CompareOutcome, { readonly outcome: "compared" }>> {
  const compared = await threadDatabase().readAtOnce((reader) => compareSides(reader, sides));
  return compared.outcome === "compared" ? written(JSON.stringify(compared.comparison)) : compared;
}

type PreviewOutcome = Awaited<ReturnType<typeof previewFindings>>;

/** What a batch of changes would do to the findings. */
export function preview(
  request: PreviewRequest,
): Promise<WrittenReview | Exclude<PreviewOutcome, { readonly outcome: "previewed" }>> {
  return threadDatabase().readAtOnce(async (reader) => {
    const previewed = await previewFindings(reader, request);
    if (previewed.outcome !== "previewed") {
      return previewed;
    }
    const answers = await answersOf(reader, request.projectId);
    const before = answeredFindings(previewed.before, answers);
    const after = answeredFindings(previewed.after, answers);
    return written(JSON.stringify(compareFindings(before, after)));
  });
}

export function answer(request: AnswersToGive): Promise<AnswerOutcome> {
  return giveAnswers(threadDatabase(), request);
}

export async function keep(
  request: NewSnapshot,
): Promise<WrittenReview | Exclude<SnapshotOutcome, { readonly outcome: "kept" }>> {
  const kept = await keepSnapshot(threadDatabase(), request);
  return kept.outcome === "kept" ? written(snapshotText(kept.snapshot)) : kept;
}

const snapshots = new SnapshotRepository();

export function snapshot(place: SnapshotPlace): Promise<WrittenReview | RefusalNamed<"no-snapshot">> {
  return threadDatabase().readAtOnce(async (reader) => {
    const found = await snapshots.find(reader, place);
    return found === null ? { outcome: "no-snapshot" } : written(snapshotText(found));
  });
}

export async function changes(
  request: ChangesOfSnapshot,
): Promise<WrittenReview | Exclude<ChangesOutcome, { readonly outcome: "changes" }>> {
  const found = await threadDatabase().readAtOnce((reader) => changesSince(reader, request));
  return found.outcome === "changes" ? written(JSON.stringify(found.changes)) : found;
}

function written(text: string): WrittenReview {
  return writtenAs(text, `"${createHash("sha256").update(text).digest("hex")}"`);
}

function writtenAs(text: string, etag: string): WrittenReview {
  return { outcome: "written", bytes: new TextEncoder().encode(text), etag };
}
