import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * A request that expects what nobody knows (RFC 9110, 10.1.1) is answered as if it expected nothing: Node's own refusal would
 * pass by all that stands in front of routes.
 */
export function answerOtherExpectations(server: Server): void {
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    server.emit("request", request, response);
  });
}
