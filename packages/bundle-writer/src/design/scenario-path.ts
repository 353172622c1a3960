/** The path of the file of a scenario. */
export function scenarioPath(id: string): string {
  return `scenarios/${id}.json`;
}
