import { describe, expect, it } from "@jest/globals";
import { numbered } from "../../testing/a-manifest.js";
import { schemaBlocks } from "./schemas-section.js";

const schema = { id: numbered(1), version: 3, name: "Order", content: { type: "object" } };

describe("a schema in the design document", () => {
  it("says its name and its description as data", () => {
    const said = schemaBlocks({ ...schema, description: "What a buyer sends." }).join("\n");
    expect(said).toContain("name: Order\ndescription: What a buyer sends.\n");
    expect(said).toContain('"type": "object"');
  });

  it("has no description where there is none", () => {
    expect(schemaBlocks({ ...schema, description: null }).join("\n")).not.toContain("description");
  });
});
