import { type Guid, indexModel, type Model, type ModelIndex } from "@plumbline/model-core";
import { type ScenarioDocument, scenarioValidator } from "@plumbline/playback-engine";
import { inForceOf, readPromise, stateOfModel } from "@plumbline/promise-core";
import type { ReviewedPromise, ReviewedScenario, ReviewedState } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { ModelState } from "../../model/for-threads.js";
import { everyPromise } from "../../promises/for-threads.js";
import { checksInTime, readStoredScenario, type SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { FollowedRepositories, LinksHeld } from "../../sources/for-threads.js";

const repositories = new FollowedRepositories();
const links = new LinksHeld();

interface StoredScenario {
  readonly id: Guid;
  readonly version: number;
  readonly document: string;
}

interface ReadScenario extends Pick<StoredScenario, "id" | "version"> {
  readonly document: ScenarioDocument;
  readonly issues: ReviewedScenario["issues"];
}

/** Everything that a review reads, with the model read before. Call it in the same transaction. */
export async function readReviewState(
  reader: Reader,
  { state, model }: { readonly state: ModelState; readonly model: Model },
  clock: SchemaCheckMemory,
): Promise<ReadState> {
  const { projectId, version } = state;
  const stored = await reader.query<StoredScenario[]>(SCENARIOS, [projectId]);
  const { scenarios, isWhole } = checked(stored, { model, version, clock });
  const reviewed = await readPromises(reader, state, { index: indexModel(model), scenarios });
  return { reviewed: { model, scenarios, promises: reviewed }, isWhole };
}

/** A state, and whether there was time for all checks of its payloads. */
interface ReadState {
  readonly reviewed: ReviewedState;
  readonly isWhole: boolean;
}

interface CheckedOn {
  readonly model: Model;
  readonly version: number;
  readonly clock: SchemaCheckMemory;
}

function checked(
  stored: readonly StoredScenario[],
  { model, version, clock }: CheckedOn,
): { readonly scenarios: readonly ReadScenario[]; readonly isWhole: boolean } {
  const validate = scenarioValidator(model);
  const { end, ...checks } = checksInTime(clock, version);
  const scenarios = stored.map(({ id, version: ofScenario, document: text }) => {
    const { document, oddities } = readStoredScenario(text);
    return {
      ...{ id, version: ofScenario, document },
      issues: validate({ document, oddities, ...checks }),
    };
  });
  return { scenarios, isWhole: !end() };
}

interface LookedThrough {
  readonly index: ModelIndex;
  readonly scenarios: readonly ReadScenario[];
}

async function readPromises(
  reader: Reader,
  state: ModelState,
  looked: LookedThrough,
): Promise<readonly ReviewedPromise[]> {
  const { index, scenarios } = looked;
  const byId = new Map<string, ReadScenario>(scenarios.map((scenario) => [scenario.id, scenario]));
  const followed = await repositories.followed(reader, state.projectId);
  const sources = { followed, links: await links.idsOf(reader, state) };
  const present = stateOfModel({ stream: state, index, scenarios: byId, sources });
  const reviewed: ReviewedPromise[] = [];
  for await (const { promise, deciding } of everyPromise(reader, state.projectId)) {
    const { statusOf } = readPromise(promise, deciding, present);
    const inForce = inForceOf(promise);
    reviewed.push({ promise, status: inForce === null ? null : statusOf(inForce) });
  }
  return reviewed;
}

const SCENARIOS = "SELECT id, version, document FROM scenarios WHERE project_id = $1";
