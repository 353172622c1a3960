import { isProblem } from "@plumbline/api-client";
import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { sessionEnded } from "./session.js";

const FRESH_MS = 5_000;

/** Whether asking once more may help: not where the service has said no. */
function retry(failures: number, error: Error): boolean {
  return error.name === "NetworkError" && failures < 1;
}

function noteEnd(error: Error): void {
  if (isProblem(error, "unauthorized")) {
    sessionEnded.raise();
  }
}

// What came is shown with the next picture, not with the one after it.
notifyManager.setScheduler(queueMicrotask);

/** What was asked of the service, for as long as the page is open. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteEnd }),
    mutationCache: new MutationCache({ onError: noteEnd }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry, networkMode: "always", refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
