import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningServer } from "./test-server.js";

/** A way to the service for programs that know no token. */
export interface TokenProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** A proxy on loopback that adds a token to every request, and hands on all else as it came, the host too. */
export async function startTokenProxy({ url }: RunningServer, token: string): Promise<TokenProxy> {
  const to = new URL(url);
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    const onward = request({
      host: to.hostname,
      port: to.port,
      method: asked.method,
      path: asked.url,
      headers,
    });
    onward.once("response", (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.once("error", () => answer.destroy());
    answer.once("close", () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      proxy.closeAllConnections();
      await closed;
    },
  };
}
