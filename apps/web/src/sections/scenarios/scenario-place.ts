/** Which scenario of which project. */
export interface ScenarioPlace {
  readonly projectId: string;
  readonly scenarioId: string;
}
