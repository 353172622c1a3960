import { describe, expect, it } from "@jest/globals";
import { readEnvironment } from "./read-environment.js";

const [KEY, PREVIOUS] = ["one", "two"].map((text) => Buffer.alloc(32, text).toString("base64"));
const DATABASE = "postgres://u:p@h/d";

describe("the environment", () => {
  it("is read with its keys, which threads that start later do not find in it", () => {
    const env: NodeJS.ProcessEnv = {
      ConnectionStrings__DefaultConnection: DATABASE,
      Service__MasterKey: KEY,
      Service__PreviousMasterKey: PREVIOUS,
    };
    const read = readEnvironment(env);
    expect(read.ok && read.keys.current?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(read.ok && read.keys.previous?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(env).toEqual({ ConnectionStrings__DefaultConnection: DATABASE });
  });

  it("is refused for all reasons at once, of the configuration and of the keys", () => {
    const read = readEnvironment({
      Service__Profile: "cloud",
      Service__MasterKey: "key",
      Service__PreviousMasterKey: "key",
    });
    expect(!read.ok && read.refusals).toHaveLength(4);
  });
});
