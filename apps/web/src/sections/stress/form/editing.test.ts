import { describe, expect, it } from "@jest/globals";
import { emptyOutage, emptyResource, type ProfileForm } from "../profile-form.js";
import { problemIn, problemsOfRow, withAddedRow, withoutRow, withRow } from "./editing.js";

const FORM: ProfileForm = {
  name: "",
  scenarioId: "",
  seed: "1",
  arrivals: { process: "poisson", ratePerSecond: "", durationSeconds: "", warmUpSeconds: "", stages: [] },
  resources: [emptyResource("a"), { ...emptyResource("b"), instances: "0" }],
  serviceTimes: [],
  subscriptions: [],
  branches: [],
  overrides: [],
  outages: [],
};

describe("a form that is typed in", () => {
  it("changes one row and leaves the others", () => {
    const changed = withRow(FORM, "resources", 0, { concurrency: "4" });
    expect(changed.resources[0]).toMatchObject({ elementId: "a", concurrency: "4" });
    expect(changed.resources[1]).toBe(FORM.resources[1]);
  });

  it("takes a row more, and gives one back", () => {
    const added = withAddedRow(FORM, "outages", emptyOutage("a"));
    expect(added.outages).toHaveLength(1);
    expect(withoutRow(added, "outages", 0)).toEqual(FORM);
  });

  it("shows a problem at the row that it is about, though empty rows before it are not sent", () => {
    const problemAt = (path: string) =>
      problemIn([{ field: "resources[0].instances", message: "too few" }], path);
    const editing = { form: FORM, change: () => undefined, requirements: undefined, problemAt };
    expect(problemsOfRow({ ...editing, isReadOnly: false }, "resources", 1)("instances")).toBe("too few");
    expect(problemsOfRow({ ...editing, isReadOnly: false }, "resources", 0)("instances")).toBeNull();
  });

  it("shows the problem of a part of a value at the value", () => {
    const problems = [{ field: "serviceTimes[0].distribution.points[1].percentile", message: "too low" }];
    expect(problemIn(problems, "serviceTimes[0].distribution.points")).toBe("too low");
    expect(problemIn(problems, "serviceTimes[0].distribution.point")).toBeNull();
  });
});
