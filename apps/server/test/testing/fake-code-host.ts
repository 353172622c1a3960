import type { ServerResponse } from "node:http";
import { notFound, RATE, sendJson } from "./code-host-json.js";
import { answersOfGit } from "./fake-git-answers.js";
import { type ArchivedEntry, archivedEntries, packed } from "./hosted-archive.js";
import type { HostedGit } from "./hosted-git.js";
import { type Asked, startWebServer, type WebServer } from "./web-server.js";

/** What is on it, as loosely as tests want to bend it. */
export type Said = Readonly<Record<string, unknown>>;

/** A run with its jobs, by attempt where it was run again. */
export interface HostedRun {
  readonly run: Said;
  readonly jobs: readonly Said[];
  readonly attempts: Readonly<Record<number, { readonly run: Said; readonly jobs: readonly Said[] }>>;
}

export interface HostedRepository {
  /** As it is written there. */
  readonly fullName: string;
  readonly said: Said;
  /** By the name of the ref: `heads/main`, `tags/v1`. */
  readonly commits: Readonly<Record<string, string>>;
  readonly runs: Readonly<Record<string, HostedRun>>;
  readonly workflows: Readonly<Record<string, Said>>;
  /** Its objects, for whoever reads files. */
  readonly git?: HostedGit;
  /** Pull requests by their numbers. */
  readonly pulls?: Readonly<Record<string, Said>>;
  /** Entries up to which a tree is listed whole. */
  readonly mostEntries?: number;
  /** What becomes of an archive on its way; null says that its answer is sent. */
  readonly spoil?: (
    entries: readonly ArchivedEntry[],
    response: ServerResponse,
  ) => Buffer | null | Promise<Buffer | null>;
}

export type Trouble = (response: ServerResponse, asked: Asked) => unknown;

/** A code host on 127.0.0.1 with its API below `/api/v3` and archives below `/codeload`, which remembers every request. */
export interface FakeCodeHost {
  readonly web: WebServer;
  readonly apiBaseUrl: string;
  readonly webHost: string;
  /** The one token it knows; whoever presents another is refused. */
  readonly token: string;
  /** By `owner/name` in lower case. */
  readonly repositories: Map<string, HostedRepository>;
  /** Repositories that have another name now: from the old to the new one, in lower case. */
  readonly renamed: Map<string, string>;
  /** What is answered in place of a path, below the base address and without its query. */
  readonly instead: Map<string, Trouble>;
  /** What every answer waits for, by its path. */
  hold: (path: string) => Promise<unknown> | null;
  /** Where archives are said to be, in place of `/codeload` of the host itself. */
  archivesAt: string;
  /** Paths with their queries, below the base address, in the order they were asked for; archives as they are. */
  readonly paths: readonly string[];
  forget(): void;
  stop(): Promise<void>;
}

const BASE = "/api/v3";
const MOST_OF_A_PAGE = 100;

export async function startFakeCodeHost(): Promise<FakeCodeHost> {
  const paths: string[] = [];
  const web = await startWebServer((asked, response) => void answerInTime(asked, response));
  const host: FakeCodeHost = {
    web,
    apiBaseUrl: `${web.url}${BASE}`,
    webHost: "127.0.0.1",
    token: "ghp_0123456789abcdefghijABCDEFGHIJ",
    repositories: new Map(),
    renamed: new Map(),
    instead: new Map(),
    hold: () => null,
    archivesAt: `${web.url}/codeload`,
    paths,
    forget: () => paths.splice(0),
    stop: () => web.stop(),
  };

  async function answerInTime(asked: Asked, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(asked.url, web.url);
    const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
    paths.push(`${path}${search}`);
    await host.hold(path);
    answer(asked, response, path);
  }

  function answer(asked: Asked, response: ServerResponse, path: string): unknown {
    const { pathname, searchParams } = new URL(asked.url, web.url);
    const trouble = host.instead.get(path);
    if (trouble !== undefined) {
      return trouble(response, asked);
    }
    if (path.startsWith("/codeload/")) {
      return void sendArchive(response, host, asked, path);
    }
    const why = whyRefused(asked, host.token);
    if (!pathname.startsWith(`${BASE}/`) || why !== null) {
      return why === null ? notFound(response) : sendJson(response, { message: why[1] }, why[0]);
    }
    const [, owner, name, ...rest] = /^\/repos\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const named = `${owner}/${name}`.toLowerCase();
    const renamed = host.renamed.get(named);
    if (renamed !== undefined) {
      const location = `${host.apiBaseUrl}/repositories/${renamed.length}`;
      response.setHeader("location", location);
      return sendJson(response, { message: "Moved Permanently", url: location }, 301);
    }
    const repository = host.repositories.get(named);
    const archiveUrl = `${host.archivesAt}/${named}/legacy.tar.gz/${(rest[0] ?? "").slice("tarball/".length)}?token=once`;
    const isHidden = repository?.said["private"] === true && asked.headers.authorization === undefined;
    return repository === undefined || isHidden
      ? notFound(response)
      : answerOf(response, repository, { path: rest[0] ?? "", searchParams, asked, archiveUrl });
  }

  return host;
}

/** As the real one does: it wants to know who asks, for which version, and never takes a wrong token for none. */
function whyRefused({ method, headers }: Asked, token: string): readonly [number, string] | null {
  if (!headers["user-agent"]) {
    return [403, "Request forbidden by administrative rules"];
  }
  if (headers["x-github-api-version"] !== "2022-11-28") {
    return [400, "Unsupported API version"];
  }
  if (headers.authorization !== undefined && headers.authorization !== `Bearer ${token}`) {
    return [401, "Bad credentials"];
  }
  return method === "GET" ? null : [404, "Not Found"];
}

interface AskedOf {
  readonly path: string;
  readonly searchParams: URLSearchParams;
  readonly asked: Asked;
  readonly archiveUrl: string;
}

function answerOf(response: ServerResponse, repository: HostedRepository, askedOf: AskedOf): unknown {
  const { path, searchParams, asked, archiveUrl } = askedOf;
  if (path === "") {
    return sendJson(response, { full_name: repository.fullName, ...repository.said });
  }
  if (path.startsWith("commits/")) {
    const name = decodeURIComponent(path.slice("commits/".length));
    const isCommit = repository.git?.commits.has(name) === true;
    return sendCommit(response, isCommit ? name : repository.commits[name], asked);
  }
  const isRecursive = searchParams.get("recursive") !== null;
  if (answersOfGit(response, repository, { path, isRecursive, archiveUrl })) {
    return;
  }
  const workflow = /^actions\/workflows\/([^/]+)$/.exec(path)?.[1];
  if (workflow !== undefined) {
    return orNotFound(response, repository.workflows[workflow]);
  }
  const [, id = "", attempt, jobs] = /^actions\/runs\/(\d+)(?:\/attempts\/(\d+))?(\/jobs)?$/.exec(path) ?? [];
  const hosted = repository.runs[id];
  const one = attempt === undefined ? hosted : hosted?.attempts[Number(attempt)];
  if (one === undefined || jobs === undefined) {
    return orNotFound(response, one?.run);
  }
  return sendJobs(response, one.jobs, askedOf);
}

function sendCommit(response: ServerResponse, sha: string | undefined, { headers }: Asked): unknown {
  if (sha === undefined) {
    return sendJson(response, { message: "No commit found for SHA" }, 422);
  }
  if (headers.accept === "application/vnd.github.sha") {
    return response.writeHead(200, { "content-type": "application/vnd.github.sha", ...RATE }).end(sha);
  }
  return sendJson(response, { sha });
}

/** Whoever comes for an archive says nothing of itself but what it was given in the address. */
async function sendArchive(
  response: ServerResponse,
  { repositories, web }: FakeCodeHost,
  { headers, url }: Asked,
  path: string,
): Promise<unknown> {
  const [, name = "", commit = ""] = /^\/codeload\/([^/]+\/[^/]+)\/legacy\.tar\.gz\/(\w+)$/.exec(path) ?? [];
  const repository = repositories.get(name);
  const isAllowed = new URL(url, web.url).searchParams.get("token") === "once";
  if (repository?.git === undefined || headers.authorization !== undefined || !isAllowed) {
    return notFound(response);
  }
  const folder = `${name.replace("/", "-")}-${commit.slice(0, 7)}`;
  const entries = archivedEntries(repository.git, commit, folder);
  const bytes = await (repository.spoil ?? packed)(entries, response);
  return bytes === null
    ? undefined
    : response.writeHead(200, { "content-type": "application/x-gzip" }).end(bytes);
}

/** A page, with the addresses of those around it in `Link`. */
function sendJobs(
  response: ServerResponse,
  jobs: readonly Said[],
  { searchParams, asked }: AskedOf,
): unknown {
  const size = Math.min(Number(searchParams.get("per_page") ?? 30), MOST_OF_A_PAGE);
  const page = Number(searchParams.get("page") ?? 1);
  const shown = jobs.slice((page - 1) * size, page * size);
  if (page * size < jobs.length) {
    const next = new URL(asked.url, "http://127.0.0.1");
    next.searchParams.set("page", String(page + 1));
    response.setHeader("link", `<${next.href}>; rel="next"`);
  }
  return sendJson(response, { total_count: jobs.length, jobs: shown });
}

function orNotFound(response: ServerResponse, body: Said | undefined): unknown {
  return body === undefined ? notFound(response) : sendJson(response, body);
}
