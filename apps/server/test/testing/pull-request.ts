import type { HostedFiles } from "./hosted-git.js";
import { promisesOf } from "./promises.js";
import { hostedFiles, SHOP } from "./repository-readers.js";
import type { ScanningServer } from "./scanning.js";
import { comparisonOf, scanned } from "./scans.js";
import { anImport } from "./source-imports.js";

export const BILLING = "services/billing/Program.cs";
const PROGRAM = String(SHOP[BILLING]);

/** Its operation has another route, and its outbox is there under a condition alone. */
export const CHANGED: HostedFiles = {
  ...SHOP,
  [BILLING]: PROGRAM.replace('"/payments"', '"/charges"')
    .replace("    bus.AddEntityFrameworkOutbox", "#if OUTBOX\n    bus.AddEntityFrameworkOutbox")
    .replace(
      "        outbox.UseBusOutbox();\n    });\n",
      "        outbox.UseBusOutbox();\n    });\n#endif\n",
    ),
};

/** A model as it was imported from the shop, and how to scan pull requests of it. */
export interface ImportedShop {
  readonly projectId: string;
  readonly repositoryId: string;
  /** Of main of the repository. */
  readonly commit: string;
  /** The tracking scan that was imported. */
  readonly scanId: string;
  readonly billing: string;
  readonly payments: string;
  /** Scans a branch with other files, and gives the scan. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
  compared(files: HostedFiles): Promise<any>;
  /** Main of the repository has other files from now on; gives the scan that tracks them. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
  moved(files: HostedFiles): Promise<any>;
}

/** A project whose model is what the shop says. */
export async function anImportedShop(scanning: ScanningServer): Promise<ImportedShop> {
  const { team, host } = scanning;
  const { projectId, repositoryId, commit, git, scan } = await anImport(scanning);
  const { body } = await team.viewer.get(`/api/projects/${projectId}/model`).expect(200);
  const { elements, operations }: { elements: Named[]; operations: Named[] } = body.model;
  await team.owner.put(`${promisesOf(projectId)}/prefix`, { prefix: "SHOP" }).expect(200);
  const keep = (commits: Readonly<Record<string, string>>): void => {
    const { repository } = hostedFiles(SHOP, { git });
    host.repositories.set("acme/shop", { ...repository, commits: { "heads/main": commit, ...commits } });
  };
  return {
    ...{ projectId, repositoryId, commit, scanId: scan.id },
    billing: idOf(elements, "Billing"),
    payments: idOf(operations, "POST /payments"),
    compared: (files) => {
      keep({ "heads/change": git.commit(files, [commit]) });
      return scanned(team.editor, projectId, repositoryId, comparisonOf("change"));
    },
    moved: (files) => {
      keep({ "heads/main": git.commit(files, [commit]) });
      return scanned(team.editor, projectId, repositoryId);
    },
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function idOf(all: readonly Named[], name: string): string {
  const found = all.find((one) => one.name === name);
  if (found === undefined) {
    throw new Error(`No ${name} among ${all.map((one) => one.name).join(", ")}`);
  }
  return found.id;
}
