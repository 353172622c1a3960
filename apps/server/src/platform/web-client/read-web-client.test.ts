import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "@jest/globals";
import type { FileForm } from "./client-file.js";
import { readWebClient } from "./read-web-client.js";

const folder = mkdtempSync(join(tmpdir(), "plumbline-test-client-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PACKED = gzipSync("1");

const FILES: Readonly<Record<string, string | Buffer>> = {
  "index.html": "<p nonce=__NONCE__>",
  "icon.svg": "<svg/>",
  "assets/index-a1_B-2.js": "1",
  "assets/index-a1_B-2.js.br": "b",
  "assets/index-a1_B-2.js.gz": PACKED,
  "assets/engines.worker-DH4qW8UL.js": "2",
  "assets/elk.worker-DH4q-8UL.js": "3",
  "assets/elk-layout-DH4qW8UL.js": "4",
  "assets/worker-DH4qW8UL.js": "5",
  "assets/font-DH4qW8UL.woff2": "6",
  "assets/odd-DH4qW8UL.xyz": "7",
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

async function textOf({ body }: FileForm): Promise<string> {
  return Buffer.concat(await Readable.from(body()).toArray()).toString("latin1");
}

describe("the build of the web client", () => {
  it("is not there where its page is not", () => {
    mkdirSync(join(folder, "assets"));
    mkdirSync(join(folder, ".vite"));
    expect(readWebClient(folder)).toBeNull();
    expect(readWebClient(join(folder, "nowhere"))).toBeNull();
  });

  it("leaves out what the build wrote for itself", () => {
    writeFileSync(join(folder, ".vite/manifest.json"), "{}");
    writeFileSync(join(folder, "assets/.note"), "");
    writeFileSync(join(folder, "index.html"), "");
    expect([...(readWebClient(folder)?.files.keys() ?? [])]).toEqual([]);
  });

  it("is every file by its path, with its packed forms; its bytes are counted", async () => {
    for (const [name, text] of Object.entries(FILES)) {
      writeFileSync(join(folder, name), text);
    }
    const client = readWebClient(folder);
    expect(client?.index).toBe("<p nonce=__NONCE__>");
    expect(client?.byteLength).toBe(sum(Object.values(FILES).map(({ length }) => length)));
    expect([...(client?.files.keys() ?? [])].sort()).toEqual(
      Object.keys(FILES)
        .filter((name) => !/^index.html$|\.(br|gz)$/.test(name))
        .map((name) => `/${name}`)
        .sort(),
    );
    const forms = client?.files.get("/assets/index-a1_B-2.js")?.forms ?? [];
    const sent = forms.map(async (form) => [form.coding, form.byteLength, await textOf(form)]);
    expect(await Promise.all(sent)).toEqual([
      ["br", 1, "b"],
      ["gzip", PACKED.length, PACKED.toString("latin1")],
      [null, 1, "1"],
    ]);
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3);
    expect(client?.files.get("/icon.svg")?.forms).toHaveLength(1);
  });

  it.each([
    ["/icon.svg", "image/svg+xml; charset=utf-8", false, false],
    ["/assets/index-a1_B-2.js", "text/javascript; charset=utf-8", true, false],
    ["/assets/engines.worker-DH4qW8UL.js", "text/javascript; charset=utf-8", true, true],
    ["/assets/elk.worker-DH4q-8UL.js", "text/javascript; charset=utf-8", true, true],
    ["/assets/elk-layout-DH4qW8UL.js", "text/javascript; charset=utf-8", true, false],
    ["/assets/worker-DH4qW8UL.js", "text/javascript; charset=utf-8", true, false],
    ["/assets/font-DH4qW8UL.woff2", "font/woff2", true, false],
    ["/assets/odd-DH4qW8UL.xyz", "application/octet-stream", true, false],
  ])("knows of %s that it is %s, hashed: %s, a worker: %s", (path, type, isHashed, isWorker) => {
    expect(readWebClient(folder)?.files.get(path)).toMatchObject({ type, isHashed, isWorker });
  });
});
