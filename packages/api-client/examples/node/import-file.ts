import { type ApiClient, dataOf, documentBody, isProblem, sentencesOf } from "@plumbline/api-client";

/** Imports a model document as it stands in its file, if nobody changed the model since it was looked at. */
export async function importFile(client: ApiClient, projectId: string, text: string): Promise<string> {
  const path = "/api/projects/{projectId}/import";
  const params = { path: { projectId } };
  const document = documentBody(text, "application/x-yaml");
  try {
    const preview = await dataOf(
      client.POST(path, { params: { ...params, query: { dryRun: "true" } }, ...document }),
    );
    const query = { expectedVersion: preview.modelVersion };
    const { added, changed } = await dataOf(client.POST(path, { params: { ...params, query }, ...document }));
    return `${added} added, ${changed} changed`;
  } catch (error) {
    if (isProblem(error, "conflict")) {
      return "Somebody else changed the model: look at the preview again.";
    }
    const sentences = sentencesOf(error);
    if (sentences === null) {
      throw error;
    }
    return sentences.join("\n");
  }
}
