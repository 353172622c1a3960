import { canonicalJson, compareCodeUnits, sha256Hex } from "@plumbline/model-core";
import { RULES } from "../rules/rule-set.js";

/** A document of the project at its version. */
export interface InputVersion {
  readonly id: string;
  readonly version: number;
}

/** A promise at its version, with the number of its last run: what shows it is part of what is reviewed. */
export interface PromiseInput extends InputVersion {
  readonly lastRun: number;
}

/** Everything that a review reads, each at its version. */
export interface ReviewInputs {
  readonly streamId: string;
  readonly modelVersion: number;
  readonly schemas: readonly InputVersion[];
  readonly scenarios: readonly InputVersion[];
  readonly promises: readonly PromiseInput[];
  /** The commits that are followed, by repository: evidence is current by them. */
  readonly commits: readonly FollowedCommit[];
}

/** The commit of a repository that the project follows. */
export interface FollowedCommit {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly commit: string;
}

/**
 * Lower-case hex SHA-256 of the inputs, each list by ID, with the versions of the rules: equal fingerprints, equal
 * findings (docs/reference/review.md#hash).
 */
export function inputsFingerprint(inputs: ReviewInputs): string {
  const { streamId, modelVersion, schemas, scenarios, promises, commits } = inputs;
  return sha256Hex(
    canonicalJson({
      ...{ streamId, modelVersion },
      rules: RULES.map(({ id, version }) => ({ id, version })),
      schemas: byId(schemas).map(({ id, version }) => ({ id, version })),
      scenarios: byId(scenarios).map(({ id, version }) => ({ id, version })),
      promises: byId(promises).map(({ id, version, lastRun }) => ({ id, version, lastRun })),
      // Where no commit is followed, the fingerprint is what it always was.
      ...(commits.length === 0 ? {} : { commits: byRepository(commits) }),
    }),
  );
}

function byRepository(commits: readonly FollowedCommit[]) {
  return commits
    .map(({ repository, commit }) => ({ repository, commit }))
    .sort((left, right) => compareCodeUnits(left.repository, right.repository));
}

function byId<Input extends InputVersion>(inputs: readonly Input[]): readonly Input[] {
  return inputs.toSorted((left, right) => compareCodeUnits(left.id, right.id));
}
