import type { CodeHostAccess } from "../code-host/code-hosts.js";
import type { HostFinding, HostQuestion, PatientHost } from "./patient-host.js";
import { ScanFailed } from "./repository-reading.js";

/** One repository while a scan reads it. */
export class HostReading {
  private readonly root: string;

  /** `repository` is `host/owner/name`: one of another code host than the workspace has now is not asked for. */
  constructor(
    readonly host: PatientHost,
    readonly access: CodeHostAccess,
    repository: string,
    readonly signal: AbortSignal,
  ) {
    const slash = repository.indexOf("/");
    if (repository.slice(0, slash) !== access.webHost) {
      throw new ScanFailed("codehost-not-configured");
    }
    this.root = `/repos${repository.slice(slash)}`;
  }

  /** `path` begins with a slash, or is "" for the repository itself. */
  find(path: string, how: Omit<HostQuestion, "path"> = {}): Promise<HostFinding> {
    return this.host.find(this.access, { path: `${this.root}${path}`, ...how }, this.signal);
  }

  /** What the JSON at a path says; null where nothing is there. */
  async json(path: string): Promise<unknown> {
    const found = await this.find(path);
    return found.outcome === "not-found" ? null : jsonOf(found);
  }
}

/** The JSON that was found; that it is anything else, the code host cannot be meant to say. */
export function jsonOf(found: HostFinding): unknown {
  if (found.outcome !== "found") {
    throw new ScanFailed("codehost-unavailable");
  }
  try {
    return JSON.parse(found.body.toString());
  } catch {
    throw new ScanFailed("codehost-unavailable");
  }
}
