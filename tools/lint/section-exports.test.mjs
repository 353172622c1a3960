import { expect, it } from "@jest/globals";
import { filesExportedBy } from "./section-exports.mjs";

it("finds the files of what a module exports", () => {
  const module = `
import { Module } from "@nestjs/common";
import { type ProjectId, ProjectRepository } from "./project.repository.js";
import { ProjectsService } from "./projects.service.js";

export { readProject } from "./read-project.js";

@Module({ providers: [ProjectsService, ProjectRepository], exports: [ProjectRepository] })
export class ProjectsModule {}
`;
  expect(filesExportedBy(module)).toEqual(["project.repository.ts", "read-project.ts"]);
});
