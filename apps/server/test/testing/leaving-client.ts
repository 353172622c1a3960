import { begin, type JsonRequest } from "./begun-request.js";
import type { RunningServer } from "./test-server.js";
import { until } from "./waiting.js";

/**
 * Sends a request that the service certainly has in hand, and gives the way to leave before the answer, which ends when
 * the service has certainly noticed. No other request for the path may end meanwhile.
 */
export async function aClientToLeave(
  server: RunningServer,
  toLeave: JsonRequest,
): Promise<() => Promise<number | null>> {
  const { sent, status } = await begin(server, toLeave);
  const ended = endedRequests(server, toLeave.path);
  return async () => {
    sent.destroy();
    await until(() => endedRequests(server, toLeave.path) > ended);
    return status;
  };
}

/** A line of the log is written when the connection of its request is closed, also by the client. */
function endedRequests(server: RunningServer, path: string): number {
  return server.log.filter((line) => line["path"] === path && line["message"] === "request").length;
}
