import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js";

/**
 * The SDK's transport for one message. What it refuses by itself is the response of `handleRequest`, as always; the answer
 * to a request is handed over as it is, where the SDK would write it into a stream of the web that is read at once.
 */
export class OneAnswerTransport extends WebStandardStreamableHTTPServerTransport {
  private give: (answer: JSONRPCMessage) => void = () => undefined;
  readonly answer = new Promise<JSONRPCMessage>((resolve) => {
    this.give = resolve;
  });

  constructor() {
    super({ enableJsonResponse: true });
  }

  /** Nothing but answers is sent: there is no stream for anything else. */
  override async send(message: JSONRPCMessage): Promise<void> {
    if (!isJSONRPCRequest(message) && !isJSONRPCNotification(message)) {
      this.give(message);
    }
  }
}
