import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Team } from "./testing/project.js";
import { aCall, aPublish, aScenario, aWrite, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let scenarios: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  scenarios = `/api/projects/${team.projectId}/scenarios`;
});
afterAll(() => server.stop());

type Change = Record<string, unknown>;

function without(key: string): Change {
  const { [key]: _, ...rest } = aScenario();
  return rest;
}

function text(scenario: Change, replacement: [string, string]): string {
  return JSON.stringify(scenario).replace(JSON.stringify(replacement[0]), replacement[1]);
}

/** Step lists in one another: the innermost is on this level. */
function nested(levels: number): Change {
  return levels === 1 ? aWrite() : aCall({ id: `c${levels}` }, [nested(levels - 1)]);
}

function deepValue(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) {
    value = level % 2 === 0 ? [value] : { a: value };
  }
  return value;
}

async function refusal(body: string | Change): Promise<{ status: number; type: string; fields: string[] }> {
  const answer = await team.editor.post(scenarios, body);
  expect(answer.headers["content-type"]).toMatch(/^application\/(problem\+)?json/);
  const fields = (answer.body.errors ?? []).map((issue: { field: string }) => issue.field);
  return { status: answer.status, type: answer.body.type, fields };
}

describe("invalid_scenario", () => {
  it.each<[string, string | Change, string]>([
    ["no body", "", ""],
    ["no JSON", "{", ""],
    ["a list", "[]", ""],
    ["a text", '"scenario"', ""],
    ["null", "null", ""],
    ["no id", without("id"), "id"],
    ["an id of null", aScenario({ id: null }), "id"],
    ["an id that is a number", aScenario({ id: 1 }), "id"],
    ["an id that is no GUID", aScenario({ id: "x" }), "id"],
    ["no name", without("name"), "name"],
    ["a name of null", aScenario({ name: null }), "name"],
    ["a name that is a number", aScenario({ name: 1 }), "name"],
    ["no steps", without("steps"), "steps"],
    ["steps of null", aScenario({ steps: null }), "steps"],
    ["steps that are an object", aScenario({ steps: {} }), "steps"],
    ["no faults", without("faults"), "faults"],
    ["no assertions", without("assertions"), "assertions"],
    ["a step that is a text", aScenario({ steps: ["x"] }), "steps[0]"],
    ["a step without a type", aScenario({ steps: [{ id: "a" }] }), "steps[0].type"],
    ["a step of type null", aScenario({ steps: [{ id: "a", type: null }] }), "steps[0].type"],
    ["a step of an unknown type", aScenario({ steps: [{ type: "wait" }] }), "steps[0].type"],
    [
      "an inner step of an unknown type",
      aScenario({ steps: [aCall({ onError: [{ type: "constructor" }] })] }),
      "steps[0].onError[0].type",
    ],
    ["an assertion without a type", aScenario({ assertions: [{ id: "a" }] }), "assertions[0].type"],
    ["an assertion of an unknown type", aScenario({ assertions: [{ type: "x" }] }), "assertions[0].type"],
    ["a step ID that is a number", aScenario({ steps: [aCall({ id: 1 })] }), "steps[0].id"],
    ["a list where a text belongs", aScenario({ steps: [aWrite({ dataset: [] })] }), "steps[0].dataset"],
    [
      "a header that is a number",
      aScenario({ steps: [aPublish({ headers: { a: 1 } })] }),
      "steps[0].headers.a",
    ],
    ["handlers that are a list", aScenario({ steps: [aPublish({ handlers: [] })] }), "steps[0].handlers"],
    [
      "a branch that is an object",
      aScenario({ steps: [{ type: "parallel", branches: [{}] }] }),
      "steps[0].branches[0]",
    ],
    ["a fault that is a text", aScenario({ faults: ["x"] }), "faults[0]"],
    ["failFirst that is a text", aScenario({ faults: [{ failFirst: "1" }] }), "faults[0].failFirst"],
    ["a repeated key", text(aScenario({ name: "N" }), ["N", '"N","name":"M"']), "name"],
    [
      "a repeated key in a payload",
      text(aScenario({ steps: [aCall({ request: "P" })] }), ["P", '{"a":1,"a":2}']),
      "steps[0].request.a",
    ],
    ["100,000 levels", `{"id":${"[".repeat(100_000)}`, ""],
  ])("refuses %s", async (_, body, field) => {
    const { status, type, fields } = await refusal(body);
    expect([status, type]).toEqual([400, "invalid_scenario"]);
    if (field !== "") {
      expect(fields).toContain(field);
    }
  });

  it("names all of them at once", async () => {
    const { fields } = await refusal({ id: 1, name: 2, steps: [{ type: "x" }] });
    expect(fields).toEqual(["id", "name", "steps[0].type", "faults", "assertions"]);
  });

  it("refuses bytes that are no UTF-8, and other content types", async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const bad = await team.editor
      .post(scenarios)
      .set("Content-Type", "application/json")
      .send(bytes as never);
    expect([bad.status, bad.body.type]).toEqual([400, "invalid_scenario"]);
    const form = await team.editor.post(scenarios).type("form").send("a=b");
    expect([form.status, form.body.type]).toEqual([415, "unsupported_media_type"]);
  });
});

describe("validation_error with the path of the value", () => {
  const long = (length: number): string => "x".repeat(length);
  const inSteps = (...steps: unknown[]): Change => aScenario({ steps });

  it.each<[string, string | Change, string]>([
    ["an empty name", aScenario({ name: "" }), "name"],
    ["a name of 201 characters", aScenario({ name: long(201) }), "name"],
    ["a control character in the name", aScenario({ name: "a\u0007" }), "name"],
    ["a lone surrogate in the name", aScenario({ name: "\ud800" }), "name"],
    ["25 levels of step lists", inSteps(nested(25)), "steps[0]"],
    [
      "501 steps and step lists",
      inSteps(...Array.from({ length: 500 }, (_, at) => aWrite({ id: `w${at}` }))),
      "steps",
    ],
    ["a payload of 64 KB and a byte", inSteps(aCall({ request: long(65_535) })), "steps[0].request"],
    ["a response over 64 KB", inSteps(aCall({ response: long(65_535) })), "steps[0].response"],
    ["a message over 64 KB", inSteps(aPublish({ payload: long(65_535) })), "steps[0].payload"],
    ["a change over 64 KB", inSteps(aWrite({ change: long(65_535) })), "steps[0].change"],
    ["33 levels in a payload", inSteps(aCall({ request: deepValue(33) })), "steps[0].request"],
    ["U+0000 in a payload", inSteps(aCall({ request: { a: "\u0000" } })), "steps[0].request.a"],
    ["a lone surrogate in a payload", inSteps(aCall({ request: ["\udfff"] })), "steps[0].request[0]"],
    ["U+0000 in a key of a payload", inSteps(aCall({ request: { "\u0000": 1 } })), "steps[0].request"],
    [
      "a number of 41 characters",
      text(inSteps(aCall({ request: { n: "N" } })), ["N", `1${"0".repeat(40)}`]),
      "steps[0].request.n",
    ],
    ["1e999", text(inSteps(aCall({ request: { n: "N" } })), ["N", "1e999"]), "steps[0].request.n"],
    ["a dataset of 201 characters", inSteps(aWrite({ dataset: long(201) })), "steps[0].dataset"],
    ["a routing key of 201 characters", inSteps(aPublish({ routingKey: long(201) })), "steps[0].routingKey"],
    ["a control character in a routing key", inSteps(aPublish({ routingKey: "a\n" })), "steps[0].routingKey"],
    ["a step ID of 101 characters", inSteps(aCall({ id: long(101) })), "steps[0].id"],
    ["a control character in a step ID", inSteps(aCall({ id: "a\u0000" })), "steps[0].id"],
    ["whenStep of 101 characters", inSteps({ type: "branch", whenStep: long(101) }), "steps[0].whenStep"],
    [
      "an assertion ID of 101 characters",
      aScenario({ assertions: [{ type: "outcome", id: long(101) }] }),
      "assertions[0].id",
    ],
    [
      "an assertion's step of 101 characters",
      aScenario({ assertions: [{ type: "outcome", id: "a", step: long(101) }] }),
      "assertions[0].step",
    ],
    [
      "a header value of 2001 characters",
      inSteps(aPublish({ headers: { h: long(2001) } })),
      "steps[0].headers.h",
    ],
    [
      "a control character in a header",
      inSteps(aPublish({ headers: { h: "\u001b" } })),
      "steps[0].headers.h",
    ],
    [
      "51 headers",
      inSteps(
        aPublish({ headers: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`h${at}`, ""])) }),
      ),
      "steps[0].headers",
    ],
    [
      "a step deep in the document",
      inSteps(aCall({}, [{ type: "parallel", id: "p", branches: [[], [aWrite({ dataset: long(201) })]] }])),
      "steps[0].then[0].branches[1][0].dataset",
    ],
  ])("refuses %s", async (_, body, field) => {
    const { status, type, fields } = await refusal(body);
    expect([status, type]).toEqual([400, "validation_error"]);
    expect(fields.some((one) => one === field || one.startsWith(field))).toBe(true);
  });

  it("refuses a header name of 201 characters", async () => {
    const { type } = await refusal(inSteps(aPublish({ headers: { [long(201)]: "" } })));
    expect(type).toBe("validation_error");
  });

  it("names all of them at once, on a replacement too", async () => {
    const body = aScenario({ name: "", steps: [aWrite({ dataset: long(201), id: long(101) })] });
    expect((await refusal(body)).fields.sort()).toEqual(["name", "steps[0].dataset", "steps[0].id"]);
    const path = await saved(team.editor, team.projectId);
    const put = await team.editor.put(path, { ...body, id: null }).expect(400);
    expect(put.body.type).toBe("validation_error");
  });

  it.each<[string, Change]>([
    ["a name of 200 characters outside the basic plane", aScenario({ name: "😀".repeat(200) })],
    ["24 levels of step lists", inSteps(nested(24))],
    [
      "500 steps and step lists",
      inSteps(...Array.from({ length: 499 }, (_, at) => aWrite({ id: `w${at}` }))),
    ],
    ["a payload of 64 KB", inSteps(aCall({ request: long(65_534) }))],
    ["32 levels in a payload", inSteps(aCall({ request: deepValue(32) }))],
    ["a header value of 2000 characters", inSteps(aPublish({ headers: { h: long(2000) } }))],
    ["IDs of 100 characters", inSteps(aCall({ id: long(100) }))],
  ])("takes %s", async (_, body) => {
    expect((await team.editor.post(scenarios, body)).status).toBe(201);
  });
});

describe("413", () => {
  /** A document of 9 payloads that takes this many bytes. */
  function ofSize(bytes: number): Change {
    const changes = (last: string): string[] => [...Array<string>(8).fill("x".repeat(64_000)), last];
    const withLast = (last: string): Change => {
      const steps = changes(last).map((change, at) => aWrite({ id: `w${at}`, change }));
      return aScenario({ id: "00000000-0000-4000-8000-000000000513", steps });
    };
    const size = Buffer.byteLength(JSON.stringify(withLast("")));
    return withLast("x".repeat(bytes - size));
  }

  it("scenario_too_large: a stored document over 512 KiB", async () => {
    const over = await refusal(ofSize(524_289));
    expect(over).toEqual({ status: 413, type: "scenario_too_large", fields: [] });
    expect((await team.editor.post(scenarios, ofSize(524_288))).status).toBe(201);
  });

  it("measures what is stored, not what was sent", async () => {
    const body = { ...aScenario(), unknown: "x".repeat(1_000_000) };
    expect((await team.editor.post(scenarios, body)).status).toBe(201);
  });

  it("a body over 1 MiB, by its stated length and in chunks", async () => {
    const exact = JSON.stringify({ ...aScenario(), pad: "" });
    const padded = (size: number): string => exact.replace('""', `"${"x".repeat(size - exact.length)}"`);
    expect((await team.editor.post(scenarios, padded(1_048_576))).status).toBe(201);
    const stated = await team.editor.post(scenarios, padded(1_048_577));
    expect([stated.status, stated.body.type]).toEqual([413, "payload_too_large"]);
    const answer = await fetch(`${server.url}${scenarios}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: team.editor.cookie ?? "" },
      body: new ReadableStream({
        start(controller) {
          for (let at = 0; at < 20; at += 1) {
            controller.enqueue(new TextEncoder().encode(" ".repeat(65_536)));
          }
          controller.close();
        },
      }),
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
  });
});

describe("hostile documents", () => {
  it("keep `__proto__` and its like as data in payloads and headers", async () => {
    const body = text(aScenario({ steps: [aPublish({ payload: "P", headers: {} })] }), [
      "P",
      '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"prototype":2,"toString":3}',
    ]).replace('"headers":{}', '"headers":{"__proto__":"h","constructor":"c"}');
    const made = await team.editor.post(scenarios, body).expect(201);
    for (const answer of [made, await team.viewer.get(`${scenarios}/${made.body.id}`).expect(200)]) {
      expect(answer.text).toContain(
        '{"__proto__":{"polluted":true},"constructor":{"prototype":1},"prototype":2,"toString":3}',
      );
      expect(answer.text).toContain('"headers":{"__proto__":"h","constructor":"c"}');
    }
  });

  it.each<[string, () => string]>([
    [
      "100,000 levels in a payload",
      () =>
        text(aScenario({ steps: [aCall({ request: "P" })] }), [
          "P",
          "[".repeat(100_000) + "]".repeat(100_000),
        ]),
    ],
    ["100,000 levels of step lists", () => `{"steps":${'[{"type":"call","then":'.repeat(40_000)}`],
    ["1 MiB of `[`", () => "[".repeat(1_048_576)],
    ['1 MiB of `{"a":`', () => '{"a":'.repeat(200_000)],
    ["100,000 repeated keys", () => `{${'"a":1,'.repeat(100_000)}"a":1}`],
    [
      "200,000 steps",
      () =>
        JSON.stringify(aScenario({ steps: [] })).replace(
          '"steps":[]',
          `"steps":[${"null,".repeat(200_000)}null]`,
        ),
    ],
    [
      "30,000 steps of an unknown type",
      () => JSON.stringify(aScenario({ steps: Array(30_000).fill({ type: "x" }) })),
    ],
    [
      "a megabyte of digits",
      () => text(aScenario({ steps: [aCall({ request: "P" })] }), ["P", "1".repeat(1_000_000)]),
    ],
    [
      "a megabyte of lone surrogates",
      () => text(aScenario({ name: "N" }), ["N", `"${"\\ud800".repeat(170_000)}"`]),
    ],
    [
      "100,000 odd numbers",
      () => text(aScenario({ steps: [aCall({ request: "P" })] }), ["P", `[${"1e999,".repeat(100_000)}1]`]),
    ],
  ])("%s are refused soon, and others are answered meanwhile", async (_, body) => {
    const sent = body();
    const at = performance.now();
    const [answer, alive] = await Promise.all([
      team.editor.post(scenarios, sent),
      fetch(`${server.url}/health/live`),
    ]);
    expect([400, 413]).toContain(answer.status);
    expect(["invalid_scenario", "validation_error", "scenario_too_large"]).toContain(answer.body.type);
    expect(answer.text.length).toBeLessThan(100_000);
    expect(performance.now() - at).toBeLessThan(120_000);
    expect(alive.status).toBe(200);
  });
});
