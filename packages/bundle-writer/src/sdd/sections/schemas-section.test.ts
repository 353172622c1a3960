import { describe, expect, it } from "@jest/globals";
import { schema } from "../../testing/a-shop.js";
import { schemaBlocks } from "./schemas-section.js";

const ORDER = { ...schema(1, '{"type":"object"}'), name: "Order" };

describe("a schema in the design document", () => {
  it("says its name and its description as data", () => {
    const said = schemaBlocks({ ...ORDER, description: "What a buyer sends." }).join("\n");
    expect(said).toContain("name: Order\ndescription: What a buyer sends.\n");
    expect(said).toContain('{"type":"object"}');
  });

  it("has no description where there is none", () => {
    expect(schemaBlocks({ ...ORDER, description: null }).join("\n")).not.toContain("description");
  });
});
