import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readEvidenceRequest } from "../../src/index.js";
import { FULL_EVIDENCE } from "../../src/testing/request-bodies.js";
import { SEVERAL } from "./several.js";

const URLS = [
  "http://ci.example/1",
  "https://user@ci.example/1",
  "https://ci.example/a b",
  "https://[::1",
  "//ci.example",
  "HTTPS://CI.EXAMPLE/1",
  "https://ci.example:8443/a?b=c#d",
];

const RULES = {
  result: { texts: ['"failed"', '"not-run"'] },
  system: { texts: ['"other"', '"jenkins"'] },
  runUrl: { texts: URLS.map((url) => JSON.stringify(url)) },
  commitSha: { texts: [40, 41, 64].map((count) => `"${"a".repeat(count)}"`) },
  conclusion: { characters: 50, texts: ['"failure"', '"timed_out"', '"Failure"', '"two words"'] },
  artifactDigest: { texts: [63, 64].map((count) => `"sha256:${"a".repeat(count)}"`) },
  revision: { from: 1 },
};

describe("the refusals of evidence requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readEvidenceRequest(text)),
    () => inputsOfBodies({ full: FULL_EVIDENCE }, RULES, SEVERAL),
  );
});
