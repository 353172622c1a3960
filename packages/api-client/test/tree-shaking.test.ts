import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { build } from "esbuild";

const INDEX = fileURLToPath(new URL("../dist/index.js", import.meta.url));

async function bundled(imports: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const stdin = { contents: `export { ${imports} } from ${JSON.stringify(INDEX)};`, resolveDir: "." };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    minify: true,
  });
  const [{ contents, text } = { contents: [], text: "" }] = outputFiles;
  return { bytes: contents.length, text };
}

it("a bundle holds what is imported and nothing else", async () => {
  const one = await bundled("versionTag");
  expect(one.bytes).toBeLessThan(100);
  const client = await bundled("apiClient, dataOf");
  expect(client.text).not.toMatch(/service_session|if-none-match|authorization/);
  const all = await bundled(
    "apiClient, dataOf, pages, repeats, keptAnswers, agentToken, sessionCookie, documentBody, sentencesOf",
  );
  expect(all.text).toMatch(/service_session/);
  expect([client.bytes < all.bytes * 0.8, all.bytes < 16_000]).toEqual([true, true]);
});
