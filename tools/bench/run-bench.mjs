import { writeFileSync } from "node:fs";

// One benchmark in a process of its own, so that none is measured on what another left behind.
const [bench = "", output = ""] = process.argv.slice(2);
const { run } = await import(bench);
writeFileSync(output, JSON.stringify(await run()));
// A benchmark that leaves something open must not keep the others waiting.
process.exit(0);
