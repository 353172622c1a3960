import { expect, it } from "@jest/globals";
import { filesExportedBy } from "./section-exports.mjs";

it("finds the files of what a module exports, also in folders of the section", () => {
  const module = `
import { Module } from "@nestjs/common";
import { type ProjectId, ProjectRepository } from "./project.repository.js";
import { ProjectsService } from "./listing/projects.service.js";
import { ProjectDeletions } from "./deleting/project-deletions.js";

export { readProject } from "./listing/read-project.js";

@Module({ providers: [ProjectsService, ProjectRepository], exports: [ProjectRepository, ProjectDeletions] })
export class ProjectsModule {}
`;
  expect(filesExportedBy(module)).toEqual([
    "project.repository.ts",
    "deleting/project-deletions.ts",
    "listing/read-project.ts",
  ]);
});
