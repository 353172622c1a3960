import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { LinkRepository } from "./link.repository.js";
import type { LinksAtVersion } from "./link-record.js";

/** Links of a project as a version of main has them. It keeps nothing, so a worker thread makes its own. */
export class Links {
  private readonly links = new LinkRepository();

  /** Of all repositories that were followed then. */
  at(reader: Reader, projectId: Guid, version: number): Promise<LinksAtVersion> {
    return this.links.at(reader, projectId, version);
  }
}
