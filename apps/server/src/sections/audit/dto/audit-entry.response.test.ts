import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { toAuditEntry } from "./audit-entry.response.js";

const ID = "11111111-1111-4111-8111-111111111111" as Guid;

it.each([
  [`user:${ID}`, { kind: "user", id: ID }],
  [`agent-token:${ID}`, { kind: "agent-token", id: ID }],
  ["service", { kind: "service", id: null }],
])("%s did it", (actor, expected) => {
  const row = { id: ID, at: new Date(0), actor, actorName: "N", target: ID, details: {} };
  expect(toAuditEntry({ ...row, action: "project.created" })).toEqual({
    id: ID,
    at: "1970-01-01T00:00:00.000Z",
    actor: { ...expected, name: "N" },
    action: "project.created",
    target: ID,
    details: {},
  });
});
