import type { ArchitectureRefusal, FlowRefusal } from "@plumbline/ai-tasks";
import type { BundleRefusal } from "@plumbline/bundle-writer";
import type { DecisionRefusal, QuestionRefusal } from "@plumbline/decision-core";
import type { DrawRefusal } from "@plumbline/diagram-writer";
import type { ConvertRefusal } from "@plumbline/interchange";
import type {
  DocumentRefusal,
  EditRefusal,
  FactKind,
  Guid,
  Issue,
  LIST_OF_KIND,
  MergeRefusal,
} from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";
import type { PromiseRefusal } from "@plumbline/promise-core";
import type { AnswerRefusal } from "@plumbline/review-rules";
import type { StressRefusal } from "@plumbline/stress-engine";

/** Why the model does not take an item of a source import. */
export interface ItemRefusal {
  readonly id: Guid;
  readonly error: string;
}

type Alone = Readonly<Record<never, never>>;

/** Why work on a project did not come to what was asked for, with what the answer has to say of it. */
export interface Refusals {
  readonly busy: Alone;
  readonly "client-gone": Alone;
  readonly "database-away": Alone;
  readonly "no-project": Alone;
  readonly "no-model": Alone;
  readonly "no-branch": Alone;
  /** The branch that a request names beside its path. */
  readonly "no-open-branch": Alone;
  readonly "no-branch-to-compare": Alone;
  readonly "no-side": { readonly side: "left" | "right" | "from" | "to" };
  readonly "no-revision": Alone;
  readonly "no-scenario": Alone;
  readonly "no-view": Alone;
  readonly "no-profile": Alone;
  readonly "no-stress-run": Alone;
  readonly "not-open": { readonly state: string };
  readonly variant: Alone;
  /** `subject` names the stream in words, as `main`. */
  readonly "other-version": { readonly subject: string; readonly modelVersion: number };
  /** Of the schema, which has one of its own; null where it is not there. */
  readonly "other-schema-version": { readonly version: number | null };
  /** What was to be created only. */
  readonly "already-there": { readonly kind: FactKind };
  /** What was to be replaced only. */
  readonly "not-there-yet": { readonly kind: FactKind };
  readonly "edit-refused": { readonly refusal: EditRefusal };
  /** Another project took the ID of a schema since it was looked for. */
  readonly "id-taken": Alone;
  readonly conflicts: { readonly refusal: MergeRefusal };
  readonly "import-refused": { readonly refusal: DocumentRefusal };
  readonly "no-import": Alone;
  /** A source import. */
  readonly "import-not-open": { readonly state: string };
  /** A scan, in words. */
  readonly "not-importable": { readonly why: string };
  readonly "no-snapshot-of-scan": Alone;
  /** Its items have too many characters together. */
  readonly "import-too-wide": { readonly limit: number };
  readonly "not-followed": Alone;
  readonly "no-system": Alone;
  readonly "id-in-use": Alone;
  /** What a request says that its reader took does not hold on what is there. */
  readonly "said-wrong": { readonly errors: readonly Issue[] };
  /** Items of a source import that the model does not take. */
  readonly "items-refused": { readonly items: readonly ItemRefusal[] };
  /** A document of another tool that was not read. */
  readonly "source-refused": { readonly refusal: ConvertRefusal };
  /** What a contract is said to be of. */
  readonly "no-owner": Alone;
  readonly "schemas-contended": Alone;
  /** Reading it took more memory than a thread has. */
  readonly "too-much-to-hold": Alone;
  readonly "model-too-large": { readonly limit: number };
  /** A list of a model has as many entries as a document may. */
  readonly "list-full": { readonly list: (typeof LIST_OF_KIND)[FactKind]; readonly limit: number };
  /** The workspace stores as many bytes as it may. */
  readonly "storage-full": { readonly limit: number };
  readonly "schemas-too-large": { readonly limit: number };
  readonly "not-drawable": { readonly refusal: DrawRefusal };
  readonly "no-promise": Alone;
  readonly "no-promise-revision": Alone;
  readonly "no-obligation": Alone;
  readonly "no-draft": Alone;
  /** Nothing was scanned, so a scan that a request names is not there. */
  readonly "no-scan": Alone;
  /** The scan of a path. */
  readonly "no-such-scan": Alone;
  readonly "not-a-comparison": Alone;
  readonly "scan-without-snapshot": Alone;
  /** The scan of the change that a brief is for. */
  readonly "no-change-scan": Alone;
  /** `owner/name` of the one that a check looks in. */
  readonly "scan-of-other-repository": { readonly repository: string };
  readonly "no-prefix": Alone;
  readonly "prefix-set-before": Alone;
  readonly "no-approved-revision": Alone;
  readonly "not-runnable": { readonly kind: string };
  readonly "not-a-test-plan": { readonly kind: string };
  readonly "too-many-promises": { readonly limit: number };
  /** Of one obligation of one revision. */
  readonly "too-many-runs": { readonly limit: number };
  /** A body that a package read and refused. */
  readonly "body-refused": { readonly refusal: BodyRefusal };
  readonly "promise-refused": { readonly refusal: PromiseRefusal };
  readonly "review-too-large": { readonly limit: number };
  readonly "no-such-decision": { readonly field: string };
  /** `field` is the answer where several are given at once, else empty. */
  readonly "answer-refused": { readonly refusal: AnswerRefusal; readonly field: string };
  readonly "no-snapshot": Alone;
  readonly "too-many-snapshots": { readonly limit: number };
  readonly "no-question": Alone;
  readonly "too-many-questions": { readonly limit: number };
  readonly "question-refused": { readonly refusal: QuestionRefusal };
  readonly "no-decision": Alone;
  readonly "too-many-decisions": { readonly limit: number };
  readonly "decision-refused": { readonly refusal: DecisionRefusal };
  /** All of them together, as text. */
  readonly "decisions-too-large": { readonly limit: number };
  readonly "bundle-refused": { readonly refusal: BundleRefusal | BodyRefusal };
  /** A state that is to be exported again. */
  readonly "pinned-refused": { readonly why: "pinned_format_not_exported" | "pinned_not_issued" };
  readonly "no-pinned-input": { readonly kind: string; readonly id: string };
  /** Checks of payloads that were cut off: what is built from them would not be the same elsewhere. */
  readonly "checks-too-slow": Alone;
  readonly "no-built-file": { readonly path: string };
  readonly "file-not-generated": { readonly path: string };
  /** Made by an AI or submitted. */
  readonly "no-proposal": Alone;
  /** The branch that a proposal is to be against, or is. */
  readonly "branch-closed": Alone;
  readonly "flow-refused": { readonly refusal: FlowRefusal };
  readonly "no-critique": Alone;
  readonly "too-many-critiques": { readonly limit: number };
  /** A question or decision of a critique or proposal, by its place. */
  readonly "no-such-part": Alone;
  readonly "kept-already": Alone;
  readonly "architecture-refused": { readonly refusal: ArchitectureRefusal };
  /** Open ones of a kind. */
  readonly "too-many-proposals": { readonly kind: "flow" | "architecture"; readonly limit: number };
  /** Aliases of an output that was submitted whose IDs are none of the model. */
  readonly "unknown-refs": { readonly aliases: readonly string[] };
  /** The scenario that a flow is to take the place of. */
  readonly "no-scenario-to-revise": Alone;
  readonly "scenario-to-revise-gone": Alone;
  readonly "too-many-scenarios": { readonly limit: number };
  readonly "scenario-id-in-use": Alone;
  /** What would be told to an AI. */
  readonly "context-too-large": { readonly limit: number };
  /** What an explanation is about. */
  readonly "no-target": Alone;
  readonly "stress-refused": { readonly refusal: StressRefusal };
}

export type RefusalName = keyof Refusals;

/** One of the refusals by name; of several names, one of them. */
export type RefusalNamed<Name extends RefusalName> = {
  [One in Name]: Refusals[One] & { readonly outcome: One };
}[Name];

/** A refusal as data, which crosses threads. `answers.ts` says what each is answered with. */
export type Refusal = RefusalNamed<RefusalName>;
