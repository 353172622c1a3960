import { request } from "node:http";
import type { Loose } from "./tools.js";

/** Posts a body of which the second half waits until something was done, which is begun when the service has the head. */
export function sentInTwo(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: object },
  meanwhile: () => Promise<void>,
): Promise<{ readonly status: number; readonly body: Loose }> {
  const text = JSON.stringify(body);
  const given = { "content-type": "application/json", expect: "100-continue", ...headers };
  const options = { method: "POST", headers: given };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    sent.on("error", reject);
    sent.once("continue", () => {
      // Blanks after the first bracket: a body of which nothing comes for ten seconds is given up, and a slow one after thirty.
      sent.write(text.slice(0, 1));
      const blanks = setInterval(() => sent.write(" "), 1_000);
      meanwhile()
        .finally(() => clearInterval(blanks))
        .then(() => sent.end(text.slice(1)), reject);
    });
    sent.flushHeaders();
  });
}
