import { describe, expect, it } from "@jest/globals";
import { reachedAt, readBind } from "./bind.js";

describe("where the service listens", () => {
  it("is this machine alone in `local`, every address in `hosted`", () => {
    expect(readBind(undefined, "local")).toEqual({ addresses: ["127.0.0.1", "::1"], isDefault: true });
    expect(readBind("", "hosted")).toEqual({ addresses: ["0.0.0.0"], isDefault: true });
  });

  it("is what is said, each once", () => {
    const addresses = ["10.0.0.7", "::1", "::"];
    expect(readBind("10.0.0.7; [::1];::1;::", "hosted")).toEqual({ addresses, isDefault: false });
  });

  it.each(["localhost", "127.0.0.1;", "10.0.0.7:80", "10.0.0.0/8", "*"])("is no %s", (text) => {
    expect(readBind(text, "local")).toEqual({ badEntry: text.split(";").at(-1) });
  });

  it("is reached from this machine", () => {
    expect(["0.0.0.0", "::", "::1", "10.0.0.7"].map(reachedAt)).toEqual([
      "127.0.0.1",
      "127.0.0.1",
      "::1",
      "10.0.0.7",
    ]);
  });
});
