import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { CodeHostClient } from "../code-host/code-host-client.js";
import {
  codeHostNotConfigured,
  codeHostUnavailable,
  notThisRepository,
  repositoryNotRead,
} from "../code-host/code-host-errors.js";
import { type CodeHostAccess, CodeHosts } from "../code-host/code-hosts.js";
import { readHostRepository } from "../code-host/read-repository.js";
import { CODE_HOST_MS } from "../limits.js";

/** A repository as the code host of a workspace told it. */
export interface RepositoryAtHost {
  /** `host/owner/name` in lower case. */
  readonly repository: string;
  readonly webUrl: string;
  readonly private: boolean;
  readonly defaultBranch: string;
}

/** Reads repositories that somebody wants to follow, one request each. */
@Injectable()
export class RepositoriesAtHost {
  constructor(
    private readonly codeHosts: CodeHosts,
    private readonly client: CodeHostClient,
  ) {}

  /** The code host of a workspace; 409 where it has none that may be asked. */
  async hostOf(workspaceId: Guid): Promise<CodeHostAccess> {
    const access = await this.codeHosts.of(workspaceId);
    if (access === null) {
      throw codeHostNotConfigured();
    }
    return access;
  }

  /** Throws what it is answered with when it cannot be read, and when it has another name by now. */
  async read(access: CodeHostAccess, name: string, gone: AbortSignal): Promise<RepositoryAtHost> {
    const question = { path: `/repos/${name}`, timeoutMs: CODE_HOST_MS, gone };
    const answer = await this.client.ask(access, question);
    if (answer.outcome !== "answered") {
      throw repositoryNotRead(answer);
    }
    const read = readHostRepository(answer.body, access.webHost);
    if (read === null) {
      throw codeHostUnavailable();
    }
    const { fullName, webUrl, ...said } = read;
    if (fullName.toLowerCase() !== name) {
      throw notThisRepository("has another name by now: look it up at the code host");
    }
    const repository = `${access.webHost}/${name}`;
    return { ...said, repository, webUrl: webUrl ?? `https://${repository}` };
  }
}
