import type { LinkFindings } from "../reading/link-findings.js";

/** Everything linked is there, as it was. */
export const NO_LINKS_FOUND: LinkFindings = { missing: [], changed: [] };
