/** Where a file is imported into. */
export interface ImportTarget {
  /** Null where a workspace has to be made. */
  readonly workspaceId: string | null;
  /** Null for a new project. */
  readonly projectId: string | null;
  /** What a new project is called. */
  readonly name: string;
}

/** Megabytes of an import and of a conversion: docs/reference/limits.md#import. */
export const MOST_BYTES = 16 * 1024 * 1024;

export const FORMATS = [
  "auto",
  "model",
  "openapi",
  "asyncapi",
  "structurizr",
  "likec4",
  "compose",
  "backstage",
] as const;

/** What a person says that a file is. */
export type ChosenFormat = (typeof FORMATS)[number];
