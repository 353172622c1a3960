import { agentToken, apiClient, pages, repeats } from "@plumbline/api-client";

/** What of a project's promises nothing shows, one line each. */
export async function listGaps(baseUrl: string, token: string, projectId: string): Promise<string[]> {
  const client = apiClient({ baseUrl, through: [repeats(), agentToken(token)] });
  const lines: string[] = [];
  const init = { params: { path: { projectId }, query: { hasGaps: true } } };
  for await (const promise of pages(client, "/api/projects/{projectId}/promises", init)) {
    lines.push(`${promise.requirementId} ${promise.title}`);
  }
  return lines;
}
