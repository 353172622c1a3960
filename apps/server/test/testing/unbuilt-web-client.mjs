// Loaded into a service that a test starts as if the web client were not built: the tests share one build.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { existsSync } = fs;
fs.existsSync = (path) => !/apps.web.dist.client/.test(String(path)) && existsSync(path);
syncBuiltinESMExports();
