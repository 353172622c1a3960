/** The format of the manifest of a brief. */
export const BRIEF_FORMAT = "service-brief/1" as const;

/** The version of what writes briefs. */
export const BRIEF_GENERATOR_VERSION = "3" as const;
