/**
 * The screens of repositories and what they say, by their name.
 * @param {string} ofProject
 * @param {Awaited<ReturnType<typeof import("./fill-sources.mjs").fillSources>>} filled
 * @returns {Readonly<Record<string, string>>}
 */
export function addressesOfSources(ofProject, { tracking, importId, comparison }) {
  const sources = `${ofProject}/sources`;
  return {
    sources,
    "sources-scans": `${sources}?tab=scans`,
    "sources-imports": `${sources}?tab=imports`,
    "sources-links": `${sources}?tab=links`,
    "sources-unseen": `${sources}?tab=unseen`,
    scan: `${sources}/scans/${tracking}`,
    impact: `${sources}/scans/${comparison}`,
    import: `${sources}/imports/${importId}`,
  };
}
