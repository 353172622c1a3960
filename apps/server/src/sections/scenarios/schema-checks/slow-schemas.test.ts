import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { SLOW_SCHEMA_MINUTES, SLOW_SCHEMAS } from "../limits.js";
import { SlowSchemas } from "./slow-schemas.js";

const [mine, theirs] = ["mine" as Guid, "theirs" as Guid];

describe("schemas that were too slow", () => {
  it("are known in their own project, for a while", () => {
    let now = 0;
    const slow = new SlowSchemas(() => now);
    slow.remember(mine, "a");
    now += 60_000;
    slow.remember(mine, "b");
    expect([slow.of(mine), slow.of(theirs)]).toEqual([["a", "b"], []]);
    now = SLOW_SCHEMA_MINUTES * 60_000;
    expect(slow.of(mine)).toEqual(["b"]);
  });

  it("are forgotten, the oldest first, when there are too many", () => {
    const slow = new SlowSchemas();
    for (let schema = 0; schema <= SLOW_SCHEMAS; schema += 1) {
      slow.remember(mine, `${schema}`);
    }
    expect([slow.of(mine).length, slow.of(mine)[0]]).toEqual([SLOW_SCHEMAS, "1"]);
  });
});
