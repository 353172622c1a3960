import type { OutboundStream } from "../../../platform/outbound/outbound-request.js";
import { archiveAddress } from "./archive-address.js";
import { archivedFiles } from "./archived-files.js";
import type { HostReading } from "./host-reading.js";
import { ScanFailed, type SourceFile, type WantedFile } from "./repository-reading.js";

/**
 * What an archive of a commit has of the files that are wanted, each taken from `missing` as it comes. An archive that breaks
 * off is fetched again; one that has not all of them, or not as the tree has them, leaves the others.
 */
export async function* readArchive(
  reading: HostReading,
  commit: string,
  missing: Map<string, WantedFile>,
): AsyncGenerator<SourceFile> {
  for (let tries = 0; ; tries += 1) {
    const { body } = await opened(reading, commit);
    const end = yield* archivedFiles(body, missing, reading.signal);
    if (end === "seen") {
      return;
    }
    await reading.host.waitToRetry(tries, reading.signal);
  }
}

/** The address of an archive serves once: each try asks for one anew. */
function opened(reading: HostReading, commit: string): Promise<OutboundStream> {
  const { access, host, signal } = reading;
  return host.persist(signal, async () => {
    const found = await reading.find(`/tarball/${commit}`);
    const url = found.outcome === "led-on" ? archiveAddress(found.location, access) : null;
    if (url === null) {
      throw new ScanFailed("codehost-unavailable");
    }
    return host.open(access, url, signal);
  });
}
