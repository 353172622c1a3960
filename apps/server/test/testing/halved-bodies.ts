import { request } from "node:http";
import type { Loose } from "./tools.js";

/** Posts a body of which the second half waits until something was done. */
export function sentInTwo(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: object },
  meanwhile: () => Promise<void>,
): Promise<{ readonly status: number; readonly body: Loose }> {
  const text = JSON.stringify(body);
  const options = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    sent.on("error", reject);
    sent.write(text.slice(0, 20));
    meanwhile().then(() => sent.end(text.slice(20)), reject);
  });
}
