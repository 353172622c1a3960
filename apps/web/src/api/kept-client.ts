import { type ApiClient, apiClient, keptAnswers, repeats } from "@plumbline/api-client";

const WITHIN_MS = 20_000;

/** For what is asked again and again while it runs: where nothing changed, the service says only that. */
export const keptApi: ApiClient = apiClient({
  through: [repeats({ withinMs: WITHIN_MS }), keptAnswers({ answers: 40 })],
});
