import { globSync } from "node:fs";

const { name } = JSON.parse(process.env["PLUMBLINE_MUTATION"] ?? "{}");

/**
 * Minutes of simulation; examples that can run only once in a process, and processes that run what is built; what reads
 * the documentation, which is not copied; what holds generated files against their sources. Others run every line too.
 */
const LEFT_OUT =
  /stress-engine\/test\/(queueing-oracles|golden-systems|conservation|comparison|reproducible)|readme\.test|documented-registry-entry|api-client\/test\/(schema|examples|tree-shaking)|in-processes|parser-memory/;

/** Many runs at random come after what fails at once. */
const LAST = /(properties|conservation|reference|parity|refusals|hostile-names)/;

/** The files of tests that mutants of a package are tried on, in the order in which they load. */
export function specs() {
  return globSync(`packages/${name}/{src,test}/**/*.test.ts`)
    .filter((file) => !LEFT_OUT.test(file))
    .sort((one, other) => Number(LAST.test(one)) - Number(LAST.test(other)) || (one < other ? -1 : 1));
}
