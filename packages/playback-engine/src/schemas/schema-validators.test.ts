import { describe, expect, it } from "@jest/globals";
import { SchemaValidators } from "./schema-validators.js";

describe("kept validators", () => {
  it("compile a text once", () => {
    const validators = new SchemaValidators();
    expect(validators.of('{"type":"null"}')).toBe(validators.of('{"type":"null"}'));
    expect(validators.of('{"type":"null" }')).not.toBe(validators.of('{"type":"null"}'));
  });

  it("are at most 200, the one used longest ago going first", () => {
    const validators = new SchemaValidators();
    const first = validators.of('{"$comment":"first"}');
    for (let number = 0; number < 300; number += 1) {
      validators.of(`{"const":${number}}`);
      expect(validators.of('{"$comment":"first"}')).toBe(first);
    }
    expect(validators.size).toBe(200);
  });

  it("hold at most 1 MiB of schemas", () => {
    const validators = new SchemaValidators();
    for (let number = 0; number < 40; number += 1) {
      validators.of(JSON.stringify({ $comment: String(number).padEnd(60_000) }));
    }
    expect(validators.size).toBeLessThan(18);
  });
});
