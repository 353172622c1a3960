// A program beside the tests of a run: holds the answers that services noted against the OpenAPI document. To compile
// its schemas takes longer than most files of tests have to say; here it is done once.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { AnswerCheck, type NotedAnswer } from "./answer-check.js";
import type { AnswersToCheck } from "./answers-to-check.js";
import { recordedOpenApi } from "./recorded-openapi.js";

const check = new AnswerCheck(recordedOpenApi());

const server = createServer(async (request, response) => {
  try {
    response.end(JSON.stringify({ faults: faultsIn((await json(request)) as AnswersToCheck) }));
  } catch (thrown) {
    response.writeHead(500).end(String(thrown));
  }
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

function faultsIn({ files, announced }: AnswersToCheck): readonly string[] {
  const answers = files.flatMap(notedIn);
  return [
    ...new Set(answers.flatMap((answer) => [...failureIn(answer, announced), ...check.faultsOf(answer)])),
  ];
}

function failureIn({ method, url, status }: NotedAnswer, announced: readonly string[]): readonly string[] {
  return status === 500 && !announced.includes(`${method} ${url}`) ? [`${method} ${url} failed`] : [];
}

function notedIn(file: string): readonly NotedAnswer[] {
  if (!existsSync(file)) {
    return [];
  }
  // What a service that was killed was writing at that moment is not whole.
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as NotedAnswer);
}
