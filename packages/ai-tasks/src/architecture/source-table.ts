/** A service of a repository. */
export interface ServiceName {
  /** `host/owner/name`. */
  readonly repository: string;
  readonly serviceKey: string;
  readonly name: string;
}

/** What a scan found, as a prompt names it. */
export interface FoundInSource {
  readonly alias: string;
  /** Of a service; null of a source fact. */
  readonly service: ServiceName | null;
  /** Places of source, as `host/owner/name@commit:path#L1-L2`. */
  readonly sources: readonly string[];
}

/** What scans found, by alias. */
export interface SourceTable {
  foundOf(alias: string): FoundInSource | undefined;
}

/** Where nothing of source is named. */
export const NO_SOURCE: SourceTable = { foundOf: () => undefined };
