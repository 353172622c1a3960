import { createHash } from "node:crypto";
import { jsonByTheBook } from "./json-by-the-book.js";
import { type EntryByOffsets, readByOffsets } from "./zip-by-offsets.js";

const GUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const REQUIREMENT = String.raw`[A-Z]{2,6}-\d{3,}`;

/** Every path that a file of a bundle may have. */
const PATHS = [
  /^(?:SDD\.md|architecture\.json|asyncapi\.yaml|manifest\.json)$/,
  new RegExp(`^openapi/${GUID}\\.yaml$`),
  new RegExp(`^scenarios/${GUID}\\.json$`),
  new RegExp(`^promises(?:-not-approved|-retired)?/${REQUIREMENT}\\.json$`),
  /^decisions\/ADR-\d{4,}\.md$/,
];

const ALWAYS = ["SDD.md", "architecture.json", "asyncapi.yaml", "manifest.json"];

const MEMBERS =
  "blockers,buildReady,bundleHash,files,format,generator,pinned,selfCheck" as const satisfies string;

interface ReadManifest {
  readonly files: readonly { readonly path: string; readonly sha256: string; readonly bytes: number }[];
  readonly bundleHash: string;
  readonly buildReady: boolean;
  readonly blockers: readonly { readonly code: string; readonly subject: string; readonly message: string }[];
}

/** What of an archive is not as docs/bundle-format.md says: a second reading that uses nothing of the package. */
export function faultsOfBundle(archive: Uint8Array): readonly string[] {
  const { entries, faults } = readByOffsets(archive);
  if (faults.length > 0) {
    return faults;
  }
  const names = entries.map(({ name }) => name);
  return [
    ...names.filter((name) => !PATHS.some((path) => path.test(name))).map((name) => `${name} is no path`),
    ...ALWAYS.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...entries.flatMap(faultsOfText),
    ...faultsOfManifest(entries),
  ];
}

function faultsOfText({ name, content }: EntryByOffsets): readonly string[] {
  const text = content.toString("utf8");
  const isAsWritten = !name.endsWith(".json") || `${jsonByTheBook(JSON.parse(text))}\n` === text;
  return [
    ...(Buffer.from(text, "utf8").equals(content) ? [] : [`${name} is no UTF-8`]),
    ...(text.includes("\r") || text.startsWith("\ufeff") ? [`${name} has other line ends or a mark`] : []),
    ...(/[^\n]\n$/.test(text) ? [] : [`${name} does not end with one line feed`]),
    ...(isAsWritten ? [] : [`${name} is spelled otherwise`]),
  ];
}

function faultsOfManifest(entries: readonly EntryByOffsets[]): readonly string[] {
  const own = entries.find(({ name }) => name === "manifest.json");
  const manifest = JSON.parse(own?.content.toString("utf8") ?? "{}") as ReadManifest;
  const listed = entries
    .filter((entry) => entry !== own)
    .map(({ name, content }) => ({ bytes: content.length, path: name, sha256: sha256(content) }));
  const lines = listed.map(({ path, sha256: digest }) => `${path} ${digest}\n`).join("");
  const { files, bundleHash, buildReady, blockers } = manifest;
  return [
    ...said("members", Object.keys(manifest).sort().join(","), MEMBERS),
    ...said("files", JSON.stringify(files), JSON.stringify(listed)),
    ...said("bundleHash", bundleHash, sha256(Buffer.from(lines))),
    ...said("buildReady", buildReady, blockers.length === 0),
    ...said("order of blockers", orderOf(blockers), orderOf(blockers).toSorted()),
  ];
}

function orderOf(blockers: ReadManifest["blockers"]): readonly string[] {
  return blockers.map(({ code, subject }) => `${code} ${subject}`);
}

function said(what: string, actual: unknown, expected: unknown): readonly string[] {
  return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [`${what}: ${actual}, not ${expected}`];
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
