import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { extractFile } from "./extracting/extract-file.js";
import { joinSnapshot, snapshotHash } from "./joining/join-snapshot.js";
import { selectFiles } from "./selecting/select-files.js";
import { filesOfText } from "./testing/files-of-text.js";
import { installedGrammars } from "./testing/grammar-files.js";
import {
  bytesOf,
  COMMIT,
  extractionsOf,
  type Files,
  keysOf,
  REPOSITORY,
  SETTINGS,
  scanFiles,
  treeOf,
} from "./testing/scan-files.js";

const grammars = await installedGrammars();
const NAMES = ["dotnet", "jvm", "mixed"] as const;

const REPOSITORIES = new Map(
  NAMES.map((name) => [
    name,
    filesOfText(readFileSync(new URL(`../golden/repositories/${name}.txt`, import.meta.url), "utf8")),
  ]),
);

function filesOf(name: (typeof NAMES)[number]): Files {
  return REPOSITORIES.get(name) ?? {};
}

const repository = fc.constantFrom(...NAMES);

describe("whatever the repository", () => {
  it("the order of files and of extractions changes nothing", () => {
    fc.assert(
      fc.property(repository, fc.infiniteStream(fc.nat()), (name, numbers) => {
        const files = filesOf(name);
        const shuffled = [...treeOf(files)]
          .map((entry) => ({ entry, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ entry }) => entry);
        const selection = selectFiles(shuffled, SETTINGS);
        const extractions = new Map([...extractionsOf(files, selection, { grammars })].reverse());
        const reversed = {
          selected: [...selection.selected].reverse(),
          unselected: [...selection.unselected].reverse(),
        };
        const snapshot = joinSnapshot({
          repository: REPOSITORY,
          commit: COMMIT,
          selection: reversed,
          extractions,
          codes: [],
        });
        expect(snapshotHash(snapshot)).toBe(snapshotHash(scanFiles(files, { grammars })));
      }),
      { seed: 82, numRuns: 12 },
    );
  });

  it("extractions that were kept by class, extension and bytes, as JSON and in any order, give the same snapshot", () => {
    fc.assert(
      fc.property(repository, fc.infiniteStream(fc.nat()), (name, numbers) => {
        const files = filesOf(name);
        const selection = selectFiles(treeOf(files), SETTINGS);
        const kept = new Map<string, string>();
        const inOwnOrder = selection.selected
          .map((file) => ({ file, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at);
        const extractions = new Map(
          inOwnOrder.map(({ file }) => {
            const bytes = bytesOf(files[file.path] ?? "");
            const key = `${file.class} ${file.extension} ${bytes.join()}`;
            kept.set(key, kept.get(key) ?? JSON.stringify(extractFile({ ...file, bytes }, grammars)));
            return [file.path, JSON.parse(kept.get(key) ?? "")];
          }),
        );
        const input = { repository: REPOSITORY, commit: COMMIT, selection, codes: [] };
        const hash = snapshotHash(joinSnapshot({ ...input, extractions }));
        expect(hash).toBe(snapshotHash(scanFiles(files, { grammars })));
      }),
      { seed: 83, numRuns: 6 },
    );
  });

  it("lines that move, and a file that moves within its service, move no fact", () => {
    const keys = keysOf(scanFiles(filesOf("jvm"), { grammars }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.constantFrom("a", "deep/er", "x.y"), (lines, folder) => {
        const moved = Object.fromEntries(
          Object.entries(filesOf("jvm")).map(([path, text]) => [
            path.replace("/shop/", `/shop/${folder}/`),
            /\.(?:java|kt|kts)$/.test(path) ? "\n".repeat(lines) + String(text) : text,
          ]),
        );
        expect(keysOf(scanFiles(moved, { grammars }))).toEqual(keys);
      }),
      { seed: 84, numRuns: 10 },
    );
  });

  it("lines that end as on Windows say the same", () => {
    for (const name of NAMES) {
      const files = filesOf(name);
      const onWindows = Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, String(text).replaceAll("\n", "\r\n")]),
      );
      const said = [files, onWindows].map((all) => {
        const { files: _, counts, ...rest } = scanFiles(all, { grammars });
        return { ...rest, counts: { ...counts, bytesRead: 0 } };
      });
      expect(said[1]).toEqual(said[0]);
    }
  });

  it("a file that is not read never makes a scan that says that something is absent", () => {
    for (const name of NAMES) {
      const files = filesOf(name);
      fc.assert(
        fc.property(fc.constantFrom(...Object.keys(files)), (failed) => {
          const snapshot = scanFiles(files, { grammars, failed: [failed] });
          const isSelected = snapshot.files.some(
            ({ path, status, class: known }) => path === failed && status === "skipped" && known !== null,
          );
          const isTest = snapshot.files.some(({ path, reason }) => path === failed && reason === "test");
          if (isSelected && !isTest) {
            expect(snapshot.complete).toBe(false);
            expect(snapshot.coverage.filter(({ looked }) => looked)).toEqual([]);
          }
        }),
        { seed: 85, numRuns: 15 },
      );
    }
  });

  it("facts have keys in order, each once, and places as provenance spells them", () => {
    const place = /^([^/]+)\/([^/]+)\/([^/@]+)@([0-9a-f]{40}|[0-9a-f]{64}):([^#]+)#L(\d+)-L(\d+)$/;
    for (const name of NAMES) {
      const { facts, services, coverage } = scanFiles(filesOf(name), { grammars });
      const keys = facts.map(({ factKey }) => factKey);
      expect(keys).toEqual([...new Set(keys)].sort());
      for (const { sources } of facts) {
        expect(sources.length).toBeGreaterThan(0);
        for (const source of sources) {
          const [, , , , , , first, last] = place.exec(source) ?? [];
          expect(Number(first)).toBeGreaterThan(0);
          expect(Number(last)).toBeGreaterThanOrEqual(Number(first));
        }
      }
      expect(coverage.map(({ serviceKey }) => serviceKey)).toEqual([
        null,
        ...services.map(({ serviceKey }) => serviceKey),
      ]);
    }
  });

  it("bytes that say nothing are read without an end of ours, in every class", () => {
    const path = fc.constantFrom(
      ...[
        "compose.yaml",
        "Dockerfile",
        "a.yaml",
        "a.json",
        "package.json",
        "A.csproj",
        "pom.xml",
        "build.gradle",
      ],
      ...[
        "application.yml",
        "application.properties",
        "go.mod",
        "pyproject.toml",
        "requirements.txt",
        "Cargo.toml",
      ],
      ...["templates/a.yaml", "values.yaml", "Chart.yaml", "a.proto", "Directory.Build.props", "a.ts"],
    );
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."{}[]<>()\"'`\n \t:-#=&*|$/@,.aA0\\!"), maxLength: 200 }),
      fc.uint8Array({ maxLength: 100 }),
      fc.json().map((json) => json),
    );
    fc.assert(
      fc.property(path, text, (name, content) => {
        const snapshot = scanFiles({ [name]: content });
        expect(snapshot.files).toHaveLength(1);
        expect(snapshotHash(snapshot)).toHaveLength(64);
      }),
      { seed: 86, numRuns: 600 },
    );
  });
});
