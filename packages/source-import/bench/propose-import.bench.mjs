/**
 * Milliseconds of proposing 5,000 source facts to a model, empty and with as many declared facts, beside the least that
 * anybody has to do: read the facts, and make an ID and a hash for each. `npm run bench` collects the rows.
 */

import { canonicalJson, NO_FACTS, sha256Hex, uuidV5 } from "@plumbline/model-core";
import { acceptItems, proposeImport } from "../dist/index.js";

const FACTS = 5000;
const SERVICES = 50;
const ROUNDS = 11;
const PROJECT = "00000000-0000-4000-8000-000000000001";
const REPOSITORY = "github.com/acme/shop";
const COMMIT = "1".repeat(40);

const median = (times) => times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)];

function time(job) {
  const start = performance.now();
  job();
  return performance.now() - start;
}

/** Runs a job and its floor in turns. */
function measure(job, ours, floorJob) {
  const times = Array.from({ length: ROUNDS }, () => [time(ours), time(floorJob)]).slice(1);
  const oursMs = median(times.map(([mine]) => mine));
  const floorMs = median(times.map(([, least]) => least));
  return { job, oursMs, floor: "parse, an ID and a hash for each", floorMs, ratio: oursMs / floorMs };
}

function fact(kind, key, more) {
  const sources = [`${REPOSITORY}@${COMMIT}:src/${kind}/${key.at(-1)}.cs#L1-L20`];
  const name = key.at(-1);
  return {
    factKey: [kind, ...key].join("|"),
    kind,
    name,
    serviceKey: null,
    sources,
    condition: null,
    notes: [],
    ...more,
  };
}

/** Fifty services that offer, publish and take, in equal parts. */
function facts() {
  const keys = Array.from({ length: SERVICES }, (_, at) => `src/service-${at}`);
  const services = keys.map((key) =>
    fact("service", [key], { serviceKey: key, attributes: { technology: "Go" } }),
  );
  const rest = Array.from({ length: (FACTS - SERVICES) / 5 }, (_, at) => {
    const serviceKey = keys[at % SERVICES];
    const other = keys[(at + 1) % SERVICES];
    const [message, channel] = [`Message${at}`, `channel-${at}`];
    const http = { transport: "http", requestSchema: null, responseSchema: null };
    const taken = { channel, channelKind: "topic", message };
    return [
      fact("operation", [serviceKey, "http", `GET /things/${at}`], { serviceKey, attributes: http }),
      fact("channel", ["topic", channel], { attributes: { channelKind: "topic" } }),
      fact("message", [message], { attributes: { schema: null } }),
      fact("publish", [serviceKey, message], { serviceKey, attributes: taken }),
      fact("subscribe", [other, channel], { serviceKey: other, attributes: taken }),
    ];
  });
  return [...services, ...rest.flat()].sort((one, other) => (one.factKey < other.factKey ? -1 : 1));
}

/** The rows of the table. */
export function run() {
  const text = JSON.stringify({ repository: REPOSITORY, commit: COMMIT, facts: facts(), files: [] });
  const nothing = { serviceLinks: [], evidenceLinks: [], acceptedSchemas: new Map(), refusedForGood: [] };
  const given = { projectId: PROJECT, systemId: null, targets: new Map(), clearsMarks: true, ...nothing };
  const propose = (model) => proposeImport({ ...given, snapshot: JSON.parse(text), model });
  const floor = () => {
    for (const said of JSON.parse(text).facts) {
      uuidV5(PROJECT, said.factKey);
      sha256Hex(canonicalJson(said));
    }
  };
  const acceptance = {
    by: PROJECT,
    at: "2026-11-24T00:00:00.000Z",
    commit: COMMIT,
    isTracked: true,
    clearsMarks: true,
  };
  const items = propose(NO_FACTS);
  const accepted = { projectId: PROJECT, repository: REPOSITORY, items, evidenceLinks: [], acceptance };
  const { document } = acceptItems({ ...accepted, model: NO_FACTS });
  const present = { ...NO_FACTS, ...document };
  return [
    measure("propose 5,000 source facts to an empty model", () => propose(NO_FACTS), floor),
    measure("the same to a model that has them all", () => propose(present), floor),
    measure("accept them all", () => acceptItems({ ...accepted, model: NO_FACTS }), floor),
  ];
}
