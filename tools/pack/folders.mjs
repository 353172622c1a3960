import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const SERVER = join(ROOT, "apps/server");

export const COMPILED = join(SERVER, "dist");
export const PACKED = join(SERVER, "packed");
