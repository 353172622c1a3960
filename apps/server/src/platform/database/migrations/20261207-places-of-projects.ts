import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Which workspace each project is in, beside what lets people in: a request finds both without asking for the project. */
export class PlacesOfProjects1796630400000 implements ServiceMigration {
  readonly name = "PlacesOfProjects1796630400000";
  /** The version before makes projects without a place, which nobody of this version could reach. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE project_places (
        project_id   uuid PRIMARY KEY,
        workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE
      )`);
    await runner.query("CREATE INDEX project_places_of_workspaces ON project_places (workspace_id)");
    await runner.query("INSERT INTO project_places SELECT id, workspace_id FROM projects");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE project_places");
  }
}
