#!/usr/bin/env node
import * as nodeModule from "node:module";

const LEAST_NODE = 22;

// This file has to run on any Node, to say that it is too old.
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  process.stderr.write(`plumbline needs Node ${LEAST_NODE} or later; this is ${process.versions.node}.\n`);
  process.exit(2);
}
// Before anything else is loaded: code that was compiled once is kept for the next run.
nodeModule.enableCompileCache();
const { runProcess } = await import("./run-process.js");
await runProcess();
