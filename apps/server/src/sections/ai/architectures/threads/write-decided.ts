import { changeSummary, type PlannedChanges } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { Tx } from "../../../../platform/database/statements.js";
import { ChangeSetRepository, type StreamPlace } from "../../../model/for-threads.js";
import { addServiceLinks } from "./add-service-links.js";

/** What accepted items write. */
export interface DecidedWrites {
  readonly changes: PlannedChanges;
  readonly links: readonly ServiceLink[];
  readonly actor: string;
}

const changeSets = new ChangeSetRepository();

/** Writes facts as one version of a stream, and with that version the links of services of repositories that are followed. */
export async function writeDecided(
  tx: Tx,
  stream: StreamPlace,
  { changes, links: wanted, actor }: DecidedWrites,
): Promise<void> {
  const { projectId } = stream;
  const summary = `Accepted from an architecture proposal: ${changeSummary(changes)}`;
  const version = await changeSets.writePlanned(tx, stream, changes, { actor, summary });
  await addServiceLinks(tx, { projectId, version, actor }, wanted);
}
