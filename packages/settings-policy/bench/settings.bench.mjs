/**
 * Milliseconds of judging the largest document of a workspace (64 KiB, 20 providers with URLs of their own, 100
 * patterns) beside the least that anybody has to do with its text. `npm run bench` collects the rows.
 */

import {
  checkWorkspaceOverrides,
  defaultPolicy,
  effectiveSettings,
  parseWorkspaceOverrides,
  SETTINGS_LIMITS,
  SETTINGS_READING_LIMITS,
} from "../dist/index.js";

const ROUNDS = 51;
const BATCH = 20;

const median = (times) => times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)];

function time(job) {
  const start = performance.now();
  for (let count = 0; count < BATCH; count += 1) {
    job();
  }
  return (performance.now() - start) / BATCH;
}

/** Runs a job and its floor in turns. */
function measure(job, ours, floor, floorJob) {
  const times = Array.from({ length: ROUNDS }, () => [time(ours), time(floorJob)]).slice(1);
  const oursMs = median(times.map(([mine]) => mine));
  const floorMs = median(times.map(([, least]) => least));
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs };
}

const idOf = (index) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

/** A document that fills the body as far as its limits let it. */
function largestDocument() {
  const providers = Array.from({ length: SETTINGS_LIMITS.providers }, (_, index) => ({
    id: idOf(index),
    kind: "vendor-a-compatible",
    name: `Provider ${index}`,
    model: "m".repeat(SETTINGS_LIMITS.modelLength),
    baseUrl: `https://provider-${index}.example.com/${"p".repeat(1500)}`,
  }));
  const excludeGlobs = Array.from({ length: SETTINGS_LIMITS.excludeGlobs }, (_, index) =>
    `**/${index}/`.padEnd(SETTINGS_LIMITS.excludeGlobLength, "x"),
  );
  const document = { ai: { providers, taskRouting: { explain: idOf(0) } }, import: { excludeGlobs } };
  return JSON.stringify(document).padEnd(SETTINGS_READING_LIMITS.workspaceBodyBytes, " ");
}

/** The rows of the table. */
export function run() {
  const text = largestDocument();
  const bytes = new TextEncoder().encode(text);
  const policy = { ...defaultPolicy("hosted"), allowPrivateNetworkUrls: false };
  const hosts = Array.from({ length: SETTINGS_LIMITS.providers }, (_, index) => [
    `provider-${index}.example.com`,
    ["8.8.8.8", "2606:4700::1111"],
  ]);
  const context = { profile: "hosted", policy, defaults: {}, resolved: new Map(hosts) };
  const save = () => {
    const parsed = parseWorkspaceOverrides(bytes);
    if (!parsed.ok || checkWorkspaceOverrides(parsed.value, context).length > 0) {
      throw new Error("is refused");
    }
    return parsed.value;
  };
  const stored = save();
  const parse = () => JSON.parse(text);
  return [
    measure("parse and check settings of 64 KiB", save, "JSON.parse", parse),
    measure("settings in force", () => effectiveSettings(stored, context), "JSON.parse", parse),
  ];
}
