/**
 * Milliseconds of each job on 40,000 facts beside its floor (the least that any implementation on the
 * same libraries has to do), alternating in one process. `npm run bench` collects the rows.
 */

import { pathToFileURL } from "node:url";
import { dump, load } from "js-yaml";
import {
  canonicalJson,
  compareModels,
  exportModelDocument,
  mergeStreams,
  modelHash,
  parseModelDocument,
  planChanges,
  planImport,
  readJson,
  readModelDocument,
  writeModelDocumentJson,
  writeModelDocumentYaml,
} from "../dist/index.js";
import { generateModel } from "./generate-model.mjs";

const ROUNDS = 7;
const PROJECT = "11111111-1111-4111-8111-111111111111";
const STREAM = "22222222-2222-4222-8222-222222222222";
const EMPTY = Object.fromEntries(Object.keys(generateModel()).map((list) => [list, []]));
const DUMP_OPTIONS = { forceQuotes: true, noRefs: true, lineWidth: -1 };

const median = (times) => times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)];

function time(job) {
  const start = performance.now();
  job();
  return performance.now() - start;
}

/** Runs a job and its floor in turns. */
function measure(job, ours, floor, floorJob) {
  const times = Array.from({ length: ROUNDS }, () => [time(ours), time(floorJob)]).slice(1);
  const oursMs = median(times.map(([mine]) => mine));
  const floorMs = median(times.map(([, least]) => least));
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs };
}

function plan(document, present) {
  const ids = { projectId: PROJECT, modelStreamId: STREAM, modelVersion: 1, schemaOwners: new Map() };
  return planImport({ document, present, ...ids });
}

/** Plans a batch of changes of a model. */
function edit(present, changes, cascade = false) {
  const ids = { projectId: PROJECT, modelStreamId: STREAM, schemaOwners: new Map() };
  const planned = planChanges({ present, changes, cascade, ...ids });
  if (!planned.ok) {
    throw new Error(planned.refusal.title);
  }
  return planned.value;
}

const put = (fact) => ({ op: "put", kind: "element", id: fact.id, value: fact });

/** A copy that shares no object with the model, in which facts of some place in each list are renamed. */
function changedCopy(model, isChanged) {
  const copy = structuredClone(model);
  copy.elements = copy.elements.map((fact, index) =>
    isChanged(index) ? { ...fact, name: `${fact.name}!` } : fact,
  );
  return copy;
}

/** The rows of the table: `{ job, oursMs, floor, floorMs, ratio }`. */
export async function run() {
  const model = generateModel();
  const exported = exportModelDocument(model, "Generated");
  const compact = writeModelDocumentJson(exported, { compact: true });
  const json = Buffer.from(compact);
  const yaml = Buffer.from(writeModelDocumentYaml(exported));
  const value = JSON.parse(compact);
  const document = parseModelDocument(value).value;
  const parse = () => JSON.parse(compact);
  const stringify = () => JSON.stringify(exported);
  const batch = model.elements.map((fact) => put({ ...fact, name: `${fact.name}!` }));
  const [main, branch] = [0, 1].map((rest) => changedCopy(model, (index) => index % 2 === rest));
  const cascade = [{ op: "delete", kind: "element", id: model.elements[0].id }];
  const merge = (ours, theirs) => mergeStreams({ base: model, main: ours, branch: theirs });
  return [
    measure("read JSON text", () => readJson(compact), "JSON.parse", parse),
    measure("read a JSON document", () => readModelDocument(json, "json"), "JSON.parse", parse),
    measure("check the shape", () => parseModelDocument(value), "JSON.parse", parse),
    measure(
      "read a YAML document",
      () => readModelDocument(yaml, "yaml"),
      "js-yaml load",
      () => load(yaml.toString()),
    ),
    measure("plan, all new", () => plan(document, EMPTY), "JSON.parse", parse),
    measure("plan, nothing changed", () => plan(document, model), "JSON.parse", parse),
    measure(
      "export JSON",
      () => writeModelDocumentJson(exportModelDocument(model, "Generated")),
      "JSON.stringify",
      stringify,
    ),
    measure(
      "export YAML",
      () => writeModelDocumentYaml(exportModelDocument(model, "Generated")),
      "js-yaml dump",
      () => dump(exported, DUMP_OPTIONS),
    ),
    measure("canonical JSON", () => canonicalJson(value), "JSON.stringify", stringify),
    measure("hash of the model", () => modelHash(model), "JSON.stringify", stringify),
    measure("compare, nothing changed", () => compareModels(model, model), "JSON.stringify", stringify),
    measure("edit one fact", () => edit(model, batch.slice(0, 1)), "JSON.stringify", stringify),
    measure("edit 5000 facts", () => edit(model, batch), "JSON.stringify", stringify),
    measure("delete with cascade", () => edit(model, cascade, true), "JSON.stringify", stringify),
    measure("merge, one object", () => merge(model, model), "JSON.stringify", stringify),
    measure("merge 2500 and 2500 facts", () => merge(main, branch), "JSON.stringify", stringify),
  ];
}

function print(rows) {
  for (const { job, oursMs, floor, floorMs, ratio } of rows) {
    const figures = [oursMs, floorMs].map((ms) => ms.toFixed(0).padStart(6));
    console.log(
      `${job.padEnd(26)}${figures[0]} ms  ${floor.padEnd(15)}${figures[1]} ms  x ${ratio.toFixed(2)}`,
    );
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  print(await run());
}
