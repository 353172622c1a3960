export function sourcesKey(projectId: string): readonly string[] {
  return ["projects", projectId, "sources"];
}
