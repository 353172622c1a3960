import type { Guid } from "@plumbline/model-core";
import { SLOW_SCHEMA_MINUTES, SLOW_SCHEMAS } from "../limits.js";

const KEPT_MS = SLOW_SCHEMA_MINUTES * 60_000;

interface SlowSchema {
  readonly projectId: Guid;
  readonly hash: string;
  readonly until: number;
}

/**
 * Schemas of projects whose checks were too slow a while ago, by the hash of their text: an edit makes another schema of
 * one. Only of their own project: what is slow with the payload of one may be quick with all of another's.
 */
export class SlowSchemas {
  private schemas: readonly SlowSchema[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  of(projectId: Guid): readonly string[] {
    const now = this.now();
    this.schemas = this.schemas.filter(({ until }) => until > now);
    return this.schemas.filter((schema) => schema.projectId === projectId).map(({ hash }) => hash);
  }

  remember(projectId: Guid, hash: string): void {
    this.schemas = [...this.schemas, { projectId, hash, until: this.now() + KEPT_MS }].slice(-SLOW_SCHEMAS);
  }
}
