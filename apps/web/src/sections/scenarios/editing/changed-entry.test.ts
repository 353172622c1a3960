import { describe, expect, it } from "@jest/globals";
import { type Carried, changedEntry } from "./changed-entry.js";

const MODEL = {
  operations: [
    { id: "order", requestSchemaId: "total", responseSchemaId: null },
    { id: "cancel", requestSchemaId: "reason", responseSchemaId: null },
  ],
  messages: [{ id: "paid", schemaId: "total" }],
  schemas: [
    { id: "total", content: '{"const":1}' },
    { id: "reason", content: '{"const":"late"}' },
  ],
} as unknown as Carried;
const CALL = { type: "call", operation: null, request: null, response: null };

describe("a changed step", () => {
  it("carries an example of what was chosen, and of the next where that was not touched", () => {
    const call = changedEntry(CALL, "operation", "order", MODEL);
    expect(call).toEqual({ ...CALL, operation: "order", request: 1 });
    expect(changedEntry(call, "operation", "cancel", MODEL)).toMatchObject({ request: "late" });
    const publish = { type: "publish", message: null, payload: null };
    expect(changedEntry(publish, "message", "paid", MODEL)).toMatchObject({ payload: 1 });
  });

  it("keeps what somebody wrote, and changes nothing but the field elsewhere", () => {
    const written = { ...CALL, request: { total: 3 } };
    expect(changedEntry(written, "operation", "order", MODEL)).toMatchObject({ request: { total: 3 } });
    expect(changedEntry(CALL, "from", "web", MODEL)).toEqual({ ...CALL, from: "web" });
    expect(changedEntry({ kind: "Error" }, "operation", "order", MODEL)).toEqual({
      kind: "Error",
      operation: "order",
    });
  });
});
