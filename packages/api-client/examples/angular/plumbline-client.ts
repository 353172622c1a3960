import { InjectionToken } from "@angular/core";
import { type ApiClient, apiClient, keptAnswers, repeats } from "@plumbline/api-client";

/** The page comes from the service itself, so the browser sends the session of whoever is signed in. */
export const PLUMBLINE_CLIENT = new InjectionToken<ApiClient>("Plumbline", {
  providedIn: "root",
  factory: () => apiClient({ through: [repeats(), keptAnswers()] }),
});
