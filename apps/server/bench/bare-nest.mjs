import "reflect-metadata";
import { Controller, Get, Module, Param } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import pg from "pg";

// A peer of the service: Nest on Express with nothing of ours. It asks for the session, the membership and the
// project as one writes it down, a statement each; or in the two prepared statements of the service.

const [connectionString, sessionHash, form] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });

const SESSION = `
  SELECT a.id, a.display_name, a.is_instance_admin, s.last_seen_at < now() - make_interval(mins => 60) AS due
    FROM sessions s JOIN accounts a ON a.id = s.account_id
   WHERE s.id_hash = $1 AND s.expires_at > now()`;
const MEMBERSHIP = `
  SELECT m.workspace_id, m.role FROM projects p JOIN workspace_members m ON m.workspace_id = p.workspace_id
   WHERE m.account_id = $1 AND p.id = $2`;
const PROJECT = `
  SELECT id, workspace_id AS "workspaceId", name, description, main_stream_id AS "modelStreamId",
         (SELECT s.version FROM model_streams s
           WHERE s.project_id = projects.id AND s.id = main_stream_id) AS "modelVersion",
         created_at AS "createdAt", updated_at AS "updatedAt"
    FROM projects WHERE id = $1`;

const SESSION_AND_MEMBERSHIP = `
  SELECT a.id, a.display_name, a.is_instance_admin, s.last_seen_at < now() - make_interval(mins => 60) AS due,
         m.workspace_id, m.role
    FROM sessions s JOIN accounts a ON a.id = s.account_id
         LEFT JOIN project_places p ON p.project_id = $2
         LEFT JOIN workspace_members m ON m.account_id = a.id AND m.workspace_id = p.workspace_id
   WHERE s.id_hash = $1 AND s.expires_at > now()`;

const sessionId = Buffer.from(sessionHash, "hex");

class ProjectsController {
  async read(id) {
    if (form === "prepared") {
      await pool.query({ name: "session", text: SESSION_AND_MEMBERSHIP, values: [sessionId, id] });
      return (await pool.query({ name: "project", text: PROJECT, values: [id] })).rows[0];
    }
    const session = await pool.query(SESSION, [sessionId]);
    await pool.query(MEMBERSHIP, [session.rows[0].id, id]);
    const project = await pool.query(PROJECT, [id]);
    return project.rows[0];
  }
}
const read = Object.getOwnPropertyDescriptor(ProjectsController.prototype, "read");
Get(":projectId")(ProjectsController.prototype, "read", read);
Param("projectId")(ProjectsController.prototype, "read", 0);
Controller("api/projects")(ProjectsController);

class BareModule {}
Module({ controllers: [ProjectsController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(0, "127.0.0.1");
process.stdout.write(`${JSON.stringify({ port: app.getHttpServer().address().port })}\n`);
