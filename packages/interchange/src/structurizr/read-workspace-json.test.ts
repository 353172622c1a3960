import { describe, expect, it } from "@jest/globals";
import { conversionOf, elementsOf, notesOf, relationshipsOf } from "../testing/conversion-of.js";

function workspace(model: object, more: object = {}): object {
  return { name: "Bank", model, ...more };
}

describe("a workspace in JSON", () => {
  it("has the facts that the same workspace has in the DSL, under the same IDs", () => {
    const json = conversionOf(
      workspace({
        people: [{ id: "1", name: "Ann", relationships: [{ destinationId: "3", description: "uses" }] }],
        softwareSystems: [
          { id: "2", name: "Web", containers: [{ id: "3", name: "Site", tags: "Database" }] },
        ],
      }),
      { fileName: "bank" },
    );
    const dsl = conversionOf(
      'workspace Bank {\n model {\n a = person Ann\n softwareSystem Web {\n s = container Site "" "" Database\n }\n a -> s uses\n }\n}',
      { fileName: "bank" },
    );
    expect(json.document).toEqual(dsl.document);
    expect(elementsOf(json)).toEqual(["actor Ann", "store Web/Site", "system Web"]);
    expect(relationshipsOf(json)).toEqual(["Ann -> Site uses"]);
  });

  it("may lack whatever may be lacking", () => {
    const softwareSystems = [
      { name: "A" },
      { name: "A" },
      7,
      { id: 3, name: "B", containers: {}, relationships: [{}] },
    ];
    const document = workspace(
      { softwareSystems },
      { name: 7, views: { configuration: { styles: { elements: [{}] } } } },
    );
    expect(elementsOf(conversionOf(document))).toEqual(["system A", "system B"]);
    expect(notesOf(document)).toEqual([
      "1 model.softwareSystems[2]: is no element with a name",
      "1 model.softwareSystems[3].relationships[0]: leads to no element of the workspace",
      "1 model.softwareSystems[1]: is there twice: the first one stands",
    ]);
  });

  it("says nothing of what is empty", () => {
    const empty = { documentation: { sections: [] }, properties: {}, perspectives: [] };
    const document = workspace(
      { people: [{ name: "Ann", ...empty }], deploymentNodes: [] },
      { ...empty, views: { dynamicViews: [] } },
    );
    expect(notesOf(document)).toEqual([]);
  });

  it("has a store where styles draw a cylinder, unless there are components in it", () => {
    const components = [{ name: "Part" }];
    const containers = [
      { name: "A", tags: "Kept" },
      { name: "B", tags: "Kept", components },
    ];
    const views = { configuration: { styles: { elements: [{ tag: "kept", shape: "Cylinder" }] } } };
    const conversion = conversionOf(workspace({ softwareSystems: [{ name: "S", containers }] }, { views }));
    expect(elementsOf(conversion)).toEqual(["app S/B", "component B/Part", "store S/A", "system S"]);
  });
});
