import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import type { Tx } from "../../platform/database/statements.js";
import { type ProjectDeletion, ProjectDeletions } from "./project-deletions.js";

const id = "6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" as Guid;
const caller: ProjectCaller = {
  principal: { kind: "user", id, displayName: "Ada", isInstanceAdmin: false },
  workspaceId: id,
  role: "owner",
  projectId: id,
};

it("what goes with a project goes at its moment, in the order of its words, whoever registered first", async () => {
  const gone: string[] = [];
  const deletions = new ProjectDeletions();
  const add = (what: string, when: ProjectDeletion["when"]): void =>
    deletions.add({ what, when, remove: async () => void gone.push(what) });
  add("views", "before");
  add("facts", "after");
  add("agent tokens", "before");
  await deletions.remove({} as Tx, caller, "before");
  expect(gone).toEqual(["agent tokens", "views"]);
  await deletions.remove({} as Tx, caller, "after");
  expect(gone).toEqual(["agent tokens", "views", "facts"]);
});
