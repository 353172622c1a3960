import { EventEmitter, once } from "node:events";
import { sendJson } from "./code-host-json.js";
import { type FakeCodeHost, startFakeCodeHost, type Trouble } from "./fake-code-host.js";
import { aProject, type Team } from "./project.js";
import { hostedFiles, SHOP } from "./repository-readers.js";
import { save, settingsOf } from "./settings.js";
import { followed, usesCodeHost } from "./sources.js";
import { startTeamServer } from "./team-server.js";
import type { TestServer } from "./test-server.js";

/** A service whose workspace may scan what is on a code host. */
export interface ScanningServer {
  readonly server: TestServer;
  readonly team: Team;
  readonly host: FakeCodeHost;
  stop(): Promise<void>;
}

export async function startScanning(): Promise<ScanningServer> {
  const { server, team } = await startTeamServer({ Service__Profile: "local" });
  const host = await startFakeCodeHost();
  await usesCodeHost(team, host);
  await scansBy(team, host);
  const stop = async (): Promise<void> => {
    await server.stop();
    await host.stop();
  };
  return { server, team, host, stop };
}

/** Lets the workspace scan by these settings, as often as anybody may where it is not said. */
export async function scansBy(
  { owner, workspaceId }: Pick<Team, "owner" | "workspaceId">,
  host: FakeCodeHost,
  change: { readonly import?: object; readonly usage?: object } = {},
): Promise<void> {
  const codehost = { apiBaseUrl: host.apiBaseUrl };
  const document = { codehost, usage: { maxScansPerDay: 10_000 }, ...change };
  const saved = await save(owner, settingsOf(workspaceId), document);
  if (saved.status !== 200) {
    throw new Error(`The settings answered ${saved.status}: ${saved.text}`);
  }
}

/** A project that follows the shop, which is all that the code host has. */
export async function aShop(
  { team, host }: ScanningServer,
  files = SHOP,
): Promise<{
  readonly projectId: string;
  readonly repositoryId: string;
  readonly commit: string;
  readonly git: ReturnType<typeof hostedFiles>["git"];
}> {
  const projectId = await aProject(team.owner, team.workspaceId);
  host.instead.clear();
  host.renamed.clear();
  host.repositories.clear();
  const { repository, commit, git } = hostedFiles(files);
  host.repositories.set("acme/shop", repository);
  const { id: repositoryId } = await followed(team.editor, projectId);
  host.forget();
  return { projectId, repositoryId, commit, git };
}

/** A code host that lets whoever asks for a repository wait. */
export interface Gate {
  /** Settles when the next one waits. */
  asked(): Promise<void>;
  /** Answers all who wait, and whoever comes. */
  open(): void;
}

/** Keeps every scan of `acme/shop` from going on. */
export function closeGate(host: FakeCodeHost): Gate {
  const events = new EventEmitter();
  const waiting: (() => void)[] = [];
  const path = "/repos/acme/shop";
  const trouble: Trouble = (response) => {
    const hosted = host.repositories.get("acme/shop");
    waiting.push(() => sendJson(response, { full_name: hosted?.fullName, ...hosted?.said }));
    events.emit("asked");
  };
  host.instead.set(path, trouble);
  return {
    asked: async () => void (await once(events, "asked")),
    open: () => {
      host.instead.delete(path);
      for (const answer of waiting.splice(0)) {
        answer();
      }
    },
  };
}
