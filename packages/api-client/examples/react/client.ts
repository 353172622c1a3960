import { apiClient, keptAnswers, repeats } from "@plumbline/api-client";

/** The page comes from the service itself, so the browser sends the session of whoever is signed in. */
export const client = apiClient({ through: [repeats(), keptAnswers()] });
