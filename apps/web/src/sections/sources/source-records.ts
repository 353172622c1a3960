import type { Schemas } from "@plumbline/api-client";

/** A repository that a project follows. */
export type Repository = Schemas["RepositoryResponse"];
