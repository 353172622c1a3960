import { describe, expect, it } from "@jest/globals";
import { inWords, namedCounts } from "./row-counts.js";
import { sealContext } from "./seal-context.js";
import { SEALED_TABLE_NAMES, SEALED_TABLES } from "./sealed-tables.js";

describe("the list of sealed tables", () => {
  it("holds plain names alone, which may stand in a statement", () => {
    const tables = SEALED_TABLE_NAMES.map((name) => SEALED_TABLES[name]);
    const columns = tables.flatMap(({ key, boundTo }) => [...key, ...boundTo]);
    for (const name of [...SEALED_TABLE_NAMES, ...columns]) {
      expect(name).toMatch(/^[a-z][a-z_]*$/);
    }
  });

  it("gives each table a purpose and a name in counts of its own", () => {
    const tables = SEALED_TABLE_NAMES.map((name) => SEALED_TABLES[name]);
    expect(new Set(tables.map(({ purpose }) => purpose)).size).toBe(tables.length);
    expect(new Set(tables.map(({ counted }) => counted)).size).toBe(tables.length);
  });

  it("binds seals as the rows that are stored were sealed: another purpose or order would open none of them", () => {
    const { secrets, session_keys } = SEALED_TABLES;
    const secret = sealContext(secrets, {
      bound_origin: "https://c",
      name: "codehost:token",
      workspace_id: "w",
    });
    expect(secret).toEqual({ purpose: "secret v1", parts: ["w", "codehost:token", "https://c"] });
    expect(sealContext(session_keys, { id: "k" })).toEqual({ purpose: "session key v1", parts: ["k"] });
  });
});

describe("numbers of sealed rows", () => {
  it("name every table, also one without rows", () => {
    expect(namedCounts({ session_keys: 2 })).toMatchObject({ secrets: 0, sessionKeys: 2 });
    expect(inWords({})).toMatch(/^0 credentials(,| and) 0 session keys\b/);
    expect(inWords({ secrets: 1, session_keys: 1 })).toMatch(/^1 credential(,| and) 1 session key\b/);
  });
});
