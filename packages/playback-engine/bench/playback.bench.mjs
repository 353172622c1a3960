import { createHash } from "node:crypto";
import { canonicalJson } from "@plumbline/model-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import {
  hashPlayback,
  playScenario,
  prepareScenario,
  runScenario,
  SchemaValidators,
  validateScenario,
  writeRunResult,
} from "../dist/index.js";
import { alternate, row } from "./alternate.mjs";
import { payload, SCHEMA_TEXT, tenThousandEvents } from "./scenario-of-ten-thousand-events.mjs";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** The benchmarks of the playback engine, each beside its floor, in one process. */
export async function run() {
  const { model, document } = tenThousandEvents();
  const schemas = new SchemaValidators();
  const prepared = prepareScenario({ document, model, schemas });
  if (!prepared.ok) {
    throw new Error(prepared.refusal[0]?.message);
  }
  const played = playScenario(prepared.value);
  if (!played.ok) {
    throw new Error(played.refusal.message);
  }
  const { events, outcomes, assertions } = played.value;
  const plain = { engineVersion: 1, events, outcomes: Object.fromEntries(outcomes), assertions };
  const result = runScenario({ document, model, schemas, modelVersion: 1 });
  const stringifyAndHash = () => sha256(JSON.stringify(events));
  const count = `${events.length} events`;
  const play = () => {
    const again = playScenario(prepared.value);
    return again.ok && hashPlayback(again.value);
  };
  return [
    row(`playback with hash, ${count}`, "JSON.stringify + SHA-256", alternate(play, stringifyAndHash, 25)),
    row(
      `hash alone, ${count}`,
      "generic canonical JSON + SHA-256",
      alternate(
        () => hashPlayback(played.value),
        () => sha256(canonicalJson(plain)),
        15,
      ),
    ),
    row(
      `whole run with validation, ${count}`,
      "JSON.stringify + SHA-256",
      alternate(() => runScenario({ document, model, schemas, modelVersion: 1 }), stringifyAndHash, 15),
    ),
    row(
      `answer as text, ${count}`,
      "JSON.stringify of the answer",
      alternate(
        () => writeRunResult(result),
        () => JSON.stringify({ ...result, outcomes: plain.outcomes }),
        25,
      ),
    ),
    ...schemaRows({ model, document }, schemas),
  ];
}

function bareAjv() {
  return new Ajv2020({ strict: false, logger: false, formats: fullFormats }).compile(JSON.parse(SCHEMA_TEXT));
}

function schemaRows({ model, document }, schemas) {
  const validate = bareAjv();
  const payloads = Array.from({ length: 165 }, (_, n) => payload(n));
  const bare = () => payloads.filter((one) => validate(one)).length;
  const ours = schemas.of(SCHEMA_TEXT);
  const checked = () => payloads.filter((one) => ours(one).kind === "match").length;
  const cold = () => new SchemaValidators().of(SCHEMA_TEXT)(payloads[0]);
  return [
    row("schema checks alone, warm", "bare Ajv on the same payloads", alternate(checked, bare, 25)),
    row(
      "whole validation, 165 payloads, warm",
      "bare Ajv on the same payloads",
      alternate(() => validateScenario({ document, model, schemas }), bare, 25),
    ),
    row(
      "one schema and payload, cold",
      "bare Ajv, cold",
      alternate(cold, () => bareAjv()(payloads[0]), 9),
    ),
  ];
}
