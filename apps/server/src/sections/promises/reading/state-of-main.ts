import type { Guid } from "@plumbline/model-core";
import { type ProjectState, projectStateOf } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { type MainStream, ModelRepository } from "../../model/for-threads.js";
import { FollowedRepositories, LinksHeld } from "../../sources/for-threads.js";
import { FoundOneByOne } from "./found-one-by-one.js";
import { type LookedAt, questionsOf } from "./looked-at.js";

interface Begun {
  readonly main: MainStream;
  readonly finding: FoundOneByOne;
  readonly state: ProjectState;
}

const models = new ModelRepository();
const repositories = new FollowedRepositories();
const linksHeld = new LinksHeld();

/**
 * What promises look at, in main as it is now. Each thing is read once, and its hash alone is kept: all of them together may be
 * larger than the memory. Use it in a transaction that sees one moment.
 */
export class StateOfMain {
  private beginning: Promise<Begun | null> | null = null;
  private readonly asked = new Set<string>();
  private links: ReadonlySet<string> = new Set();

  constructor(
    private readonly reader: Reader,
    private readonly projectId: Guid,
  ) {}

  /** Reads what `look` begins with, for whoever has to find out first what to look at; null where there is no such project. */
  begin(): Promise<Begun | null> {
    this.beginning ??= this.begun();
    return this.beginning;
  }

  /** The state, which then knows what is looked at, and nothing else; null where there is no such project. One look at a time. */
  async look(at: LookedAt): Promise<ProjectState | null> {
    const begun = await this.begin();
    if (begun === null) {
      return null;
    }
    const { main, state, finding } = begun;
    const questions = questionsOf(at, state).filter(({ name }) => this.isNew(name));
    await Promise.all([finding.find(questions), at.links ? this.readLinks(main) : null]);
    return state;
  }

  private async begun(): Promise<Begun | null> {
    const [main, followed] = await Promise.all([
      models.findMainStream(this.reader, this.projectId),
      repositories.followed(this.reader, this.projectId),
    ]);
    if (main === null) {
      return null;
    }
    const { streamId, version } = main;
    const finding = new FoundOneByOne(this.reader, main);
    const state = projectStateOf({
      stream: { streamId, version },
      sources: { followed, links: { has: (id) => this.links.has(id) } },
      fact: () => finding.fact(),
      scenario: () => finding.scenario(),
      schema: () => finding.schema(),
    });
    return { main, finding, state };
  }

  private async readLinks(main: MainStream): Promise<void> {
    if (this.isNew("links")) {
      this.links = await linksHeld.idsOf(this.reader, main);
    }
  }

  private isNew(name: string): boolean {
    const { size } = this.asked;
    return this.asked.add(name).size > size;
  }
}
