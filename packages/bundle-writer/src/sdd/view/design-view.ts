import { type Model, nameOfFact } from "@plumbline/model-core";
import { openApiPath } from "../../contracts/openapi/openapi-document.js";
import type { Design } from "../../design/design.js";
import { factsOfModel, isConfirmed } from "../../design/facts-of-model.js";
import { viewedPromises } from "./viewed-promises.js";
import { type ViewedScenario, viewedScenario } from "./viewed-scenario.js";

/** A design with what several sections look up in it, worked out once. */
export interface DesignView extends Omit<Design, "scenarios"> {
  readonly scenarios: readonly ViewedScenario[];
  readonly scenarioOfId: ReadonlyMap<string, ViewedScenario>;
  /** Why no OpenAPI document holds an operation, by its ID. */
  readonly noOpenApiBecause: ReadonlyMap<string, string>;
  /** The IDs of facts that are inferred, unknown or stale. */
  readonly unconfirmed: ReadonlySet<string>;
  /** The names of facts and scenarios, by ID. */
  readonly names: ReadonlyMap<string, string>;
  /** The scenarios that name a part, by its ID, ordered. */
  readonly scenariosOfPart: ReadonlyMap<string, readonly string[]>;
  /** The requirements in force that are linked with a part or a scenario, by its ID, ordered by number. */
  readonly requirementsOf: ReadonlyMap<string, readonly string[]>;
}

/** Looks at a design once for all sections. */
export function viewOf(design: Design): DesignView {
  const scenarios = design.scenarios.map(viewedScenario);
  return {
    ...design,
    scenarios,
    scenarioOfId: new Map(scenarios.map((scenario) => [scenario.id, scenario])),
    noOpenApiBecause: new Map(
      design.contracts.operationContracts.map(({ id, noOpenApiBecause }) => [id, noOpenApiBecause]),
    ),
    unconfirmed: new Set(unconfirmedOf(design.model)),
    names: namesOf(design),
    scenariosOfPart: scenariosOfPart(scenarios),
    requirementsOf: viewedPromises(design.promises),
  };
}

/** Where the contract of an operation stands; null when no file holds it. */
export function contractFile(
  { noOpenApiBecause }: DesignView,
  operation: { readonly id: string; readonly ownerId: string },
): string | null {
  return noOpenApiBecause.has(operation.id) ? null : openApiPath(operation.ownerId);
}

function unconfirmedOf(model: Model): readonly string[] {
  return factsOfModel(model)
    .filter((fact) => !isConfirmed(fact))
    .map(({ id }) => id);
}

function namesOf({ model, scenarios }: Design): ReadonlyMap<string, string> {
  const facts = Object.values(model).flat();
  const named = facts.map((fact) => [fact.id, nameOfFact(fact)] as const);
  const flows = scenarios.map(({ id, document }) => [id, document.name] as const);
  return new Map([...named, ...flows].flatMap(([id, name]) => (name === null ? [] : [[id, name]])));
}

function scenariosOfPart(scenarios: readonly ViewedScenario[]): ReadonlyMap<string, readonly string[]> {
  const of = new Map<string, string[]>();
  for (const { id, parts } of scenarios) {
    for (const part of parts) {
      const named = of.get(part) ?? [];
      named.push(id);
      of.set(part, named);
    }
  }
  return of;
}
