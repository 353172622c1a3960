import { FACT_LIMITS } from "@plumbline/model-core";

/** Every limit this package enforces beside those of the settings of a scan, once. */
export const SCAN_LIMITS = {
  /** Services of one repository. */
  services: 500,
  /** Facts of one snapshot. */
  facts: 20_000,
  /** Bytes of a snapshot as JSON. */
  snapshotBytes: 33_554_432,
  /** Places that one fact names, and one role of a pattern. */
  sources: 20,
  /** Files that one fact rests on beside those that say it. */
  grounds: 20,
  /** Characters of a place as it is written. */
  sourceLength: FACT_LIMITS.provenanceSourceLength,
  /** Characters of a name that is taken from a file. */
  nameLength: FACT_LIMITS.nameLength,
  /** Characters of a schema of a contract, with what it refers to. */
  schemaLength: FACT_LIMITS.schemaContentLength,
  /** Paths that one code of incompleteness names. */
  pathsOfCode: 20,
  /** Paths that all of them name together. */
  pathsOfCodes: 200,
  /** Places of source that are told of each service they are in, all together. */
  placedSites: 200_000,
  /**
   * Characters of a file that is read by expressions: all but JSON and YAML. The engine of expressions keeps the steps of
   * a loop, up to 16 bytes for each turn and 64 MiB in all; whether it saves them hangs on what else the process has read.
   */
  readLength: 2_097_152,
  /** Characters of a Dockerfile that is read. */
  dockerfileLength: 131_072,
  /** Levels of elements of an XML file. */
  xmlDepth: 200,
  /** Levels of inline tables of a TOML file. */
  tomlDepth: 100,
  /** Values of a contract that are written to make its schemas. */
  schemaSteps: 1_000_000,
  /** Bytes in which a file with a NUL is no text. */
  binaryProbeBytes: 8192,
} as const;
