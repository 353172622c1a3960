import { FACT_LIMITS } from "@plumbline/model-core";

/**
 * Characters (code points) of a workspace's or project's name
 * (docs/reference/limits.md#names-and-descriptions).
 */
export const MAX_NAME = FACT_LIMITS.nameLength;
export const MAX_DESCRIPTION = FACT_LIMITS.descriptionLength;

/** Digits of a version in a query: more than any has, since one that nobody reached is not there, and no mistake. */
export const MAX_VERSION_DIGITS = 100;
