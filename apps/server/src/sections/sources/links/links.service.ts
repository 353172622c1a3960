import { Injectable } from "@nestjs/common";
import {
  FACT_KINDS,
  type FactKind,
  type FactStatus,
  type Guid,
  nameOfFact,
  parseGuid,
  type StaleMark,
} from "@plumbline/model-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { decodeCursor, type Keyset, pageOf, refuseCursor } from "../../../platform/pagination/cursor.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { ChangeSetRepository, ModelRepository } from "../../model/for-threads.js";
import { LinkRepository } from "./link.repository.js";
import type { ServiceLinkRecord } from "./link-record.js";
import { UnseenRepository, type UnseenRow } from "./unseen.repository.js";

/** A fact of main that no followed repository shows. */
export interface UnseenFact {
  readonly kind: FactKind;
  readonly id: Guid;
  readonly name: string | null;
  readonly factStatus: FactStatus;
  readonly stale: StaleMark | null;
}

const KINDS = FACT_KINDS.filter((kind) => kind !== "schema");

/** Links of elements and facts to source (docs/reference/source-imports.md#service-links). */
@Injectable()
export class LinksService {
  private readonly links = new LinkRepository();
  private readonly unseenFacts = new UnseenRepository();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly models: ModelRepository,
    private readonly changeSets: ChangeSetRepository,
  ) {}

  /** The active ones, in the order of repository and service. */
  async list(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<ServiceLinkRecord>> {
    const name = `service links of ${projectId}`;
    const after = serviceIn(decodeCursor(name, cursor));
    const rows = await this.links.page(this.unitOfWork.reader, { projectId, after, rows: limit + 1 });
    return pageOf(name, rows, limit, ({ repository, serviceKey }) => [repository, serviceKey]);
  }

  /** Facts of main that no followed repository shows, in the order of kinds, then of IDs. */
  async unseen(projectId: Guid, { cursor, limit }: PageQuery): Promise<Page<UnseenFact>> {
    const name = `unseen facts of ${projectId}`;
    const start = factIn(decodeCursor(name, cursor));
    const rows = await this.unitOfWork.readAtOnce(async (reader) => {
      const found: UnseenRow[] = [];
      for (const kind of KINDS.slice(KINDS.indexOf(start.kind))) {
        const after = kind === start.kind ? start.id : null;
        const left = limit + 1 - found.length;
        found.push(
          ...(left > 0 ? await this.unseenFacts.page(reader, projectId, { kind, after, rows: left }) : []),
        );
      }
      return found;
    });
    return pageOf(name, rows.map(toUnseenFact), limit, ({ kind, id }) => [kind, id]);
  }

  /** The element is no service of the repository any more; the next import may propose it anew. */
  remove(caller: ProjectCaller, id: Guid): Promise<void> {
    const { projectId } = caller;
    const actor = actorOf(caller);
    return this.unitOfWork.run(async (tx) => {
      const stream = await this.models.lockMainStream(tx, projectId);
      const link = stream === null ? null : await this.links.find(tx, projectId, id);
      if (stream === null || link === null) {
        throw notFound("The project has no such service link");
      }
      const summary = `Service link removed: ${link.serviceKey} of ${link.repository}`;
      const event = { added: [], changed: [], removed: [], actor, summary, isEvent: true } as const;
      const version = await this.changeSets.write(tx, stream, event);
      await this.links.endService(tx, { projectId, version, actor }, link);
    });
  }
}

function toUnseenFact({ kind, body }: UnseenRow): UnseenFact {
  const { id, factStatus, stale } = body;
  return { kind, id, name: nameOfFact(body), factStatus, stale };
}

function serviceIn(
  keyset: Keyset | null,
): { readonly repository: string; readonly serviceKey: string } | null {
  if (keyset === null) {
    return null;
  }
  const [repository, serviceKey, ...rest] = keyset;
  if (repository === undefined || serviceKey === undefined || rest.length > 0) {
    throw refuseCursor();
  }
  return { repository, serviceKey };
}

function factIn(keyset: Keyset | null): { readonly kind: (typeof KINDS)[number]; readonly id: Guid | null } {
  if (keyset === null) {
    return { kind: "element", id: null };
  }
  const [word, text, ...rest] = keyset;
  const kind = KINDS.find((one) => one === word);
  const id = parseGuid(text);
  if (kind === undefined || id === null || rest.length > 0) {
    throw refuseCursor();
  }
  return { kind, id };
}
