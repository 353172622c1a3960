import { describe, expect, it } from "@jest/globals";
import type { Schemas } from "@plumbline/api-client";
import { type Changes, patchedModel } from "./patched-model.js";

const channel = (id: string, name: string): Schemas["ChannelDto"] => ({
  id,
  name,
  kind: "queue",
  factStatus: "declared",
  provenance: null,
  stale: null,
});

const KNOWN: Schemas["ModelResponse"] = {
  modelVersion: 3,
  streamId: "s",
  model: {
    elements: [],
    relationships: [],
    messages: [],
    channels: [channel("b", "orders"), channel("d", "mails")],
    operations: [],
    subscriptions: [],
    bindings: [],
    schemas: [],
  },
};

function changed(changes: Changes["changes"], modelVersion = 4): Schemas["ModelResponse"] {
  return patchedModel(KNOWN, { modelVersion, changes });
}

describe("a model with what changed since", () => {
  it("has what was added, changed and removed, in the order of IDs", () => {
    const { model, modelVersion } = changed([
      { kind: "channel", id: "b", fact: channel("b", "sales") },
      { kind: "channel", id: "c", fact: channel("c", "new") },
      { kind: "channel", id: "d", fact: null },
    ]);
    expect(model.channels.map(({ id, name }) => [id, name])).toEqual([
      ["b", "sales"],
      ["c", "new"],
    ]);
    expect(modelVersion).toBe(4);
  });

  it("keeps the lists that did not change the same", () => {
    const { model } = changed([{ kind: "channel", id: "d", fact: null }]);
    expect(model.elements).toBe(KNOWN.model.elements);
    expect(KNOWN.model.channels).toHaveLength(2);
  });

  it("is the known one where nothing changed", () => {
    expect(changed([], 3)).toBe(KNOWN);
    expect(changed([], 5).model).toBe(KNOWN.model);
  });
});
