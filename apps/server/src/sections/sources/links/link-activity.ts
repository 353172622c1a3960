import type { Tx } from "../../../platform/database/statements.js";
import { ChangeSetRepository, ModelRepository } from "../../model/for-threads.js";
import { LinkRepository } from "./link.repository.js";
import type { LinkedRepository } from "./link-record.js";

/** Links of repositories that nobody follows say nothing; whoever follows one again has them back. */
export class LinkActivity {
  private readonly links = new LinkRepository();
  private readonly models = new ModelRepository();
  private readonly changeSets = new ChangeSetRepository();

  /** The transaction has locked the project, which comes before main. */
  async deactivate(tx: Tx, place: LinkedRepository, actor: string): Promise<void> {
    await this.write(tx, place, { actor, what: "active", summary: "no longer followed: its links rest" });
  }

  /** The same. */
  async reactivate(tx: Tx, place: LinkedRepository, actor: string): Promise<void> {
    await this.write(tx, place, { actor, what: "unfollowed", summary: "followed again with its links" });
  }

  /** One event of main, where there are links. */
  private async write(
    tx: Tx,
    place: LinkedRepository,
    {
      actor,
      what,
      summary,
    }: { readonly actor: string; readonly what: "active" | "unfollowed"; readonly summary: string },
  ): Promise<void> {
    const { projectId, repository } = place;
    const stream = await this.models.lockMainStream(tx, projectId);
    if (stream === null || !(await this.links.areThere(tx, place, what))) {
      return;
    }
    const version = await this.changeSets.write(tx, stream, {
      added: [],
      changed: [],
      removed: [],
      actor,
      summary: `Repository ${repository} ${summary}`,
      isEvent: true,
    });
    const event = { projectId, version, actor };
    await (what === "active"
      ? this.links.deactivate(tx, event, repository)
      : this.links.reactivate(tx, event, repository));
  }
}
