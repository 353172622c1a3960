import { describe, expect, it } from "@jest/globals";
import { readAppConfig } from "./read-app-config.js";

function settingsOf(text: string, extension = "yml"): readonly string[] | undefined {
  return readAppConfig(text, extension)?.map(({ key, value, lines }) => `${key}=${value} L${lines.first}`);
}

describe("settings of an application", () => {
  it("have the way to them as their keys, in lists too, and the line that they are on", () => {
    const text = "app:\n  topics:\n    - a\n    - name: b\n  on: true\n";
    expect(settingsOf(text)).toEqual(["app.topics[0]=a L3", "app.topics[1].name=b L4", "app.on=true L5"]);
  });

  it("are the lines of properties that are no comments, as Java reads them", () => {
    const text = "# x=y\n  ! x=y\n a.b = c d \nmode:on\nempty=\nbare\nlist a,\\\n  b\n";
    expect(settingsOf(text, "properties")).toEqual([
      "a.b=c d L3",
      "mode=on L4",
      "empty= L5",
      "bare= L6",
      "list=a,b L7",
    ]);
    expect(settingsOf("# a\n", "properties")).toEqual([]);
    expect(settingsOf("a\nb\n", "properties")).toBeUndefined();
    expect(settingsOf("a=b\nc=\\u12\n", "properties")).toBeUndefined();
  });

  it("are those that hold whatever profile is on", () => {
    const text = [
      "a: 1",
      "---\nspring: { config: { activate: { on-profile: dev } } }\nb: 2",
      "---\nspring: { profiles: dev }\nc: 3",
      "---\nd: 4",
    ].join("\n");
    expect(settingsOf(text)).toEqual(["a=1 L1", "d=4 L9"]);
  });

  it("are no secrets, and no longer than is kept", () => {
    const [most, more] = ["x".repeat(500), "x".repeat(501)];
    expect(settingsOf(`a: ${most}\nb: ${more}\ndb-password: y\n`)).toEqual([`a=${most} L1`]);
    const text = "a: amqp://user:word@queue/x,amqp://u@b/\nb: http://a/x@y\n";
    expect(settingsOf(text)).toEqual(["a=amqp://queue/x,amqp://b/ L1", "b=http://a/x@y L2"]);
  });

  it("are none where a text is no table of them", () => {
    for (const text of ["- a\n", "a\n", "a: [\n", "- a\n---\n- b\n"]) {
      expect(readAppConfig(text, "yaml")).toBeNull();
    }
    expect(settingsOf("- a\n---\nb: 1\n")).toEqual(["b=1 L3"]);
    expect(settingsOf("# a\n")).toEqual([]);
  });
});
