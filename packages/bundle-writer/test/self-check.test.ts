import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { selfCheckFailed } from "../src/blockers/self-check-failed.js";
import {
  BUNDLE_LIMITS,
  type BundleFile,
  checkContracts,
  SELF_CHECK_COUNTS,
  type SelfCheck,
  writeContracts,
} from "../src/index.js";
import { aShop, publishing } from "../src/testing/a-shop.js";
import { idOf } from "../src/testing/id-of.js";
import { SYSTEM_NAMES, systemOf } from "../src/testing/systems.js";

const INPUT = aShop({}, [publishing("shop")]);
const { files: FILES, selfCheck: PASSED } = writeContracts(INPUT);

function checkOf(files: readonly BundleFile[]): SelfCheck {
  return checkContracts({ files, input: INPUT, unwritten: new Set(), notes: [] });
}

/** The check of the files with one text in one of them replaced, which has to be there. */
function checkWith(path: string, from: string | RegExp, to: string): SelfCheck {
  const files = FILES.map((file) =>
    file.path.startsWith(path) ? { ...file, text: file.text.replace(from, to) } : file,
  );
  expect(files).not.toEqual(FILES);
  return checkOf(files);
}

const failedKinds = (check: SelfCheck): readonly string[] =>
  SELF_CHECK_COUNTS.filter((kind) => check[kind].missing + check[kind].unexpected > 0);

describe("the self-check", () => {
  it("does not pass on contracts that no bundle can hold, which end with the one that is over a limit", () => {
    let deep = JSON.stringify({ enum: Array.from({ length: 11_000 }, (_, n) => n) });
    for (let level = 0; level < 60; level += 1) {
      deep = `{"properties":{"x":${deep}}}`;
    }
    const [first] = INPUT.model.schemas;
    const schemas = Array.from({ length: 8 }, (_, n) => ({
      ...present(first),
      id: idOf("schema", `deep${n}`),
      content: deep,
    }));
    const [message] = INPUT.model.messages;
    const messages = schemas.map(({ id: schemaId }, n) => ({
      ...present(message),
      id: idOf("message", `deep${n}`),
      schemaId,
    }));
    const { files, selfCheck } = writeContracts(aShop({ schemas, messages }));
    expect(files[0]?.text.length).toBeGreaterThan(BUNDLE_LIMITS.fileBytes);
    expect([files.length, selfCheck.passed]).toEqual([1, false]);
  });

  it("passes on what was written", () => {
    expect(PASSED).toEqual(checkOf(FILES));
    expect(PASSED.passed).toBe(true);
    expect(SELF_CHECK_COUNTS.map((kind) => PASSED[kind].expected)).toEqual([2, 2, 1, 1, 1]);
    expect(SELF_CHECK_COUNTS.map((kind) => PASSED[kind].parsed)).toEqual([2, 2, 1, 1, 1]);
    expect(selfCheckFailed(PASSED)).toEqual([]);
  });

  it.each<[string, string, string | RegExp, string, readonly string[]]>([
    ["another path", "openapi", '"/orders":', '"/order":', ["openApiOperations"]],
    ["another method", "openapi", "post:", "put:", ["openApiOperations"]],
    ["a method that is none", "openapi", "post:", "x-post:", ["openApiOperations"]],
    ["another operation", "openapi", /operationId: ".{36}"/, 'operationId: "x"', ["openApiOperations"]],
    ["no operation", "openapi", /operationId: /, "operation: ", ["openApiOperations"]],
    ["a text for an operation", "openapi", /post:\n(?: {6}.*\n)+/, "post: 1\n", ["openApiOperations"]],
    ["a text for a path", "openapi", /"\/orders":\n(?: {4}.*\n)+/, '"/orders": 1\n', ["openApiOperations"]],
    ["no paths", "openapi", "paths:", "x-paths:", ["openApiOperations"]],
    ["another address", "asyncapi", 'address: "orders"', 'address: "order"', ["asyncApiChannels"]],
    ["a channel more", "asyncapi", "channels:", "channels:\n  more: {}", ["asyncApiChannels"]],
    ["no channels", "asyncapi", "channels:", "x-channels:", ["asyncApiChannels", "asyncApiPublications"]],
    ["another message", "asyncapi", 'name: "OrderPlaced"', 'name: "OrderPaid"', ["asyncApiMessages"]],
    ["no components", "asyncapi", "components:", "x-components:", ["asyncApiMessages"]],
    [
      "another action",
      "asyncapi",
      'action: "receive"',
      'action: "send"',
      ["asyncApiSubscriptions", "asyncApiPublications"],
    ],
    ["no action", "asyncapi", 'action: "send"', "x: 1", ["asyncApiSubscriptions", "asyncApiPublications"]],
    [
      "another consumer",
      "asyncapi",
      /x-consumer-id: ".{36}"/,
      'x-consumer-id: "x"',
      ["asyncApiSubscriptions"],
    ],
    [
      "another publisher",
      "asyncapi",
      /x-publisher-id: ".{36}"/,
      'x-publisher-id: "x"',
      ["asyncApiPublications"],
    ],
    ["no message sent", "asyncapi", / {4}messages:\n {6}- .*\n/, "", ["asyncApiPublications"]],
    [
      "a message of no channel",
      "asyncapi",
      /#\/channels\/.{36}\/messages\//,
      "#/components/messages/",
      ["asyncApiPublications"],
    ],
    [
      "a message that the channel has not",
      "asyncapi",
      /messages\/.{36}"\n {4}title/,
      'messages/x"\n    title',
      ["asyncApiPublications"],
    ],
    ["a file of a channel", "asyncapi", /"#\/channels\/.{36}"/, '"file.yaml"', ["asyncApiPublications"]],
    [
      "no operations",
      "asyncapi",
      "operations:",
      "x-operations:",
      ["asyncApiSubscriptions", "asyncApiPublications"],
    ],
  ])("fails with %s", (_, path, from, to, kinds) => {
    const check = checkWith(path, from, to);
    expect(check.passed).toBe(false);
    expect(failedKinds(check)).toEqual(kinds);
    expect(selfCheckFailed(check)).toMatchObject([{ code: "self-check-failed", subject: "asyncapi.yaml" }]);
  });

  it.each<[string, string, string | RegExp, string, string]>([
    ["is no YAML", "openapi", "paths:", "paths: [", "is not YAML"],
    ["is of another version", "openapi", "3.1.0", "3.0.0", "does not say openapi 3.1.0"],
    ["is of another version, of AsyncAPI", "asyncapi", "3.0.0", "2.6.0", "does not say asyncapi 3.0.0"],
    ["is a list", "asyncapi", /^(?:.*\n)*$/, "- 1\n", "does not say asyncapi"],
    ["has a key twice", "asyncapi", "operations:", "info: {}\noperations:", "has the key info twice"],
    ["has an anchor", "asyncapi", "channels:", "channels: &a", "anchors are not read"],
  ])("says that a file %s", (_, path, from, to, words) => {
    const check = checkWith(path, from, to);
    expect(check.passed).toBe(false);
    expect(check.notes[1]).toContain(words);
  });

  it("fails on a file that is not there, and on one too many", () => {
    expect(checkOf(FILES.slice(1))).toMatchObject({ passed: false });
    expect(checkOf(FILES.slice(1)).notes).toContain("asyncapi.yaml is not there");
    expect(failedKinds(checkOf(FILES.slice(0, 1)))).toEqual(["openApiOperations"]);
    const more = { path: `openapi/${idOf("element", "bank")}.yaml`, text: present(FILES[1]).text };
    expect(checkOf([...FILES, more])).toMatchObject({
      passed: false,
      openApiOperations: { expected: 2, parsed: 4 },
    });
  });

  it("fails when an empty AsyncAPI file is not there", () => {
    const input = aShop({ operations: [], channels: [], messages: [], subscriptions: [] });
    expect(checkContracts({ files: [], input, unwritten: new Set(), notes: [] }).passed).toBe(false);
    const unwritten = new Set(["asyncapi.yaml"]);
    expect(checkContracts({ files: [], input, unwritten, notes: ["x"] })).toMatchObject({
      passed: true,
      notes: [{}, "x"].map(() => expect.any(String)),
    });
  });

  it("names what is missing and what is too much, in order", () => {
    const id = idOf("channel", "orders");
    const { asyncApiChannels, notes } = checkWith("asyncapi", 'address: "orders"', 'address: "order"');
    expect(asyncApiChannels).toEqual({ expected: 2, parsed: 2, missing: 1, unexpected: 1 });
    expect(notes.slice(1)).toEqual([
      `asyncApiChannels missing: "${id} orders"`,
      `asyncApiChannels unexpected: "${id} order"`,
    ]);
  });

  it.each(SYSTEM_NAMES)("fails when a document of %s loses any of its names", (name) => {
    const input = systemOf(name);
    const { files } = writeContracts(input);
    for (const file of files) {
      for (const [line] of file.text.matchAll(
        /^ *(?:operationId|address|name|action|x-publisher-id): .*\n/gm,
      )) {
        if (!line.includes('name: "id') && !/name: "(?:orderId|ids)/.test(line)) {
          const mutant = { ...file, text: file.text.replace(line, "") };
          const mutants = files.map((one) => (one === file ? mutant : one));
          expect(checkContracts({ files: mutants, input, unwritten: new Set(), notes: [] }).passed).toBe(
            false,
          );
        }
      }
    }
  });
});
