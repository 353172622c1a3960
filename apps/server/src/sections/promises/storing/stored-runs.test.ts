import { describe, expect, it } from "@jest/globals";
import { StoredRuns } from "./stored-runs.js";

const inputs = [{ kind: "schema", id: '],"assertions":[', version: 1, hash: ',"inputs":[' }];
const run = {
  id: "1",
  limitations: ['says ,"inputs":[ and ],"assertions":[', "\\"],
  inputs,
  assertions: [{ id: ',"inputs":[', detail: '],"assertions":[' }],
  result: "passed",
};

describe("stored runs", () => {
  it.each<[string, object]>([
    ["as it is written", run],
    ["that read nothing", { ...run, inputs: [] }],
    ["with other keys", { ...run, assertions: undefined }],
    ["without inputs", { id: "1", limitations: [] }],
    ["in another order", { assertions: [], inputs, id: "1" }],
    ["with its inputs first", { inputs, assertions: [], id: "1" }],
  ])("are read as JSON: one %s", (_, stored) => {
    const text = JSON.stringify(stored);
    expect(new StoredRuns().read(text)).toEqual(JSON.parse(text));
  });

  it("share what they have read alike", () => {
    const stored = new StoredRuns();
    const [one, same, other] = [run, { ...run, id: "2" }, { ...run, inputs: [...inputs, ...inputs] }].map(
      (each) => stored.read(JSON.stringify(each)),
    );
    expect(one?.inputs).toBe(same?.inputs);
    expect(other?.inputs).toHaveLength(2);
  });

  it("are each their own beside others, whatever was read before", () => {
    const stored = new StoredRuns();
    const longer = { ...run, inputs: [...inputs, ...inputs] };
    const odd = { assertions: [], id: "1", inputs };
    for (const each of [run, longer, run, run, odd, { ...run, inputs: [] }, odd, longer, { id: "2" }, run]) {
      const text = JSON.stringify(each);
      expect(stored.read(text)).toEqual(JSON.parse(text));
    }
  });

  it("share what others have read between them", () => {
    const stored = new StoredRuns();
    const read = [run, { ...run, inputs: [] }, run].map((each) => stored.read(JSON.stringify(each)));
    expect(read[0]?.inputs).toBe(read[2]?.inputs);
  });
});
