import { describe, expect, it } from "@jest/globals";
import { IMPORT_LIMITS, type ModelDocumentFormat, readModelDocument } from "../index.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const CHANNEL = '"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","kind":"queue"';

function refusalOf(text: string | Uint8Array, format: ModelDocumentFormat = "json"): unknown {
  const read = readModelDocument(typeof text === "string" ? bytes(text) : text, format);
  return read.ok ? null : read.refusal;
}

describe("readModelDocument", () => {
  it("reads JSON and YAML, with or without a byte order mark", () => {
    const expected = {
      ok: true,
      value: expect.objectContaining({ channels: [expect.objectContaining({ name: "C" })] }),
    };
    expect(readModelDocument(bytes(`{"channels":[{${CHANNEL},"name":"C"}]}`), "json")).toEqual(expected);
    expect(readModelDocument(bytes(`\ufeff{"channels":[{${CHANNEL},"name":"C"}]}`), "json")).toEqual(
      expected,
    );
    const yaml = "channels:\n- id: 6ba7b810-9dad-11d1-80b4-00c04fd430c8\n  kind: queue\n  name: C\n";
    expect(readModelDocument(bytes(yaml), "yaml")).toEqual(expected);
    expect(readModelDocument(bytes(`\ufeff${yaml}`), "yaml")).toEqual(expected);
  });

  it.each<[string | Uint8Array, ModelDocumentFormat, string, string]>([
    ["{", "json", "", "is not JSON: the text ends at line 1, column 2"],
    ["", "json", "", "is not JSON: the text ends at line 1, column 1"],
    ["[]", "json", "", "must be an object"],
    [Uint8Array.of(0x7b, 0xff), "json", "", "is not UTF-8 text"],
    [Uint8Array.of(0xff), "yaml", "", "is not UTF-8 text"],
    ["", "yaml", "", "holds no document"],
    ["---", "yaml", "", "must be an object"],
    ["a: 1\n---\nb: 1", "yaml", "", "holds more than one document"],
    ["elements: &a []\nchannels: *a", "yaml", "elements", "anchors are not read"],
    ['{"x":1,"x":2}', "json", "x", "is repeated"],
    ["x: 1\nx: 2", "yaml", "x", "is repeated"],
    ['{"x":[1e999]}', "json", "x[0]", "is outside the range of a 64-bit number"],
    ["x: [.nan]", "yaml", "x[0]", "is outside the range of a 64-bit number"],
    ['{"x":"\\ud800"}', "json", "x", "holds invalid Unicode"],
    ['x: "\\udc00"', "yaml", "x", "holds invalid Unicode"],
    ['{"x":"\\u0000"}', "json", "x", "holds U+0000"],
    ['x: "\\0"', "yaml", "x", "holds U+0000"],
    [`{"x":${"[".repeat(600)}`, "json", "", "nests over 512 levels at line 1, column 517"],
  ])("refuses %j as %s", (text, format, field, message) => {
    expect(refusalOf(text, format)).toEqual({
      code: "invalid_export",
      title: field === "" ? `The document ${message}` : `${field}: ${message}`,
      errors: [{ field, message }],
    });
  });

  it("allows a number of any length that a double can hold", () => {
    expect(refusalOf(`{"x":0.${"1".repeat(100)}}`)).toBeNull();
  });

  it("names what is odd and what has the wrong shape together", () => {
    expect(
      refusalOf(`{"channels":[{${CHANNEL},"name":1}],"channels":[{${CHANNEL},"name":2}]}`),
    ).toMatchObject({
      errors: [
        { field: "channels", message: "is repeated" },
        { field: "channels[0].name", message: "must be a string" },
      ],
    });
  });

  it("takes a body of 16777216 bytes and refuses one more", () => {
    const body = new Uint8Array(IMPORT_LIMITS.bodyBytes + 1).fill(0x20);
    body.set(bytes("{}"));
    expect(refusalOf(body.subarray(0, IMPORT_LIMITS.bodyBytes))).toBeNull();
    expect(refusalOf(body)).toEqual({
      code: "import_too_large",
      title: "The document is over 16777216 bytes",
      errors: [{ field: "", message: "is over 16777216 bytes" }],
    });
  });
});
