import { describe, expect, it } from "@jest/globals";
import { findThreadReach } from "./thread-reach.mjs";

const SECTIONS = "apps/server/src/sections";
const reach = (files) =>
  findThreadReach(Object.entries(files).map(([path, text]) => ({ path: `${SECTIONS}/${path}`, text })));

describe("what a thread loads", () => {
  it("is no module, no controller and no framework, by whatever way", () => {
    expect(
      reach({
        "a/play.worker.ts": 'import { one } from "./deep/one.js"; import "reflect-metadata";',
        "a/deep/one.ts": 'export { two } from "../two.js";',
        "a/two.ts": 'import { A } from "./a.module.js"; import { C } from "./a.controller.js"; A; C;',
        "a/a.module.ts": "export const A = 1;",
        "a/a.controller.ts": "export const C = 1;",
        "a/draw.worker.ts":
          'import * as nest from "@nestjs/common/pipes"; import { D } from "typeorm"; nest; D;',
      }),
    ).toEqual([
      `${SECTIONS}/a/draw.worker.ts -> @nestjs/common/pipes: threads know no framework`,
      `${SECTIONS}/a/draw.worker.ts -> typeorm: threads speak with the database by statements alone`,
      `${SECTIONS}/a/play.worker.ts -> ${SECTIONS}/a/deep/one.ts -> ${SECTIONS}/a/two.ts -> ${SECTIONS}/a/a.controller.ts: a controller belongs to requests`,
      `${SECTIONS}/a/play.worker.ts -> ${SECTIONS}/a/deep/one.ts -> ${SECTIONS}/a/two.ts -> ${SECTIONS}/a/a.module.ts: a module loads the whole service`,
      `${SECTIONS}/a/play.worker.ts -> reflect-metadata: it belongs to the framework`,
    ]);
  });

  it("is of another section what that one offers to threads", () => {
    const files = {
      "a/play.worker.ts": 'import { b } from "../b/for-threads.js"; import { c } from "../b/c.js"; b + c;',
      "b/for-threads.ts": 'export { b } from "./b.js";',
      "b/b.ts": "export const b = 1;",
      "b/c.ts": "export const c = 1;",
    };
    expect(reach(files)).toEqual([
      `${SECTIONS}/a/play.worker.ts -> ${SECTIONS}/b/c.ts: threads use another section through ${SECTIONS}/b/for-threads.ts`,
    ]);
  });

  it("is nothing of what it takes types from, and nothing that only requests use", () => {
    expect(
      reach({
        "a/play.worker.ts":
          'import type { A } from "./a.module.js"; import { type C } from "./a.controller.js"; export type { C } from "typeorm"; export { type A } from "@nestjs/core";',
        "a/a.service.ts": 'import { Injectable } from "@nestjs/common"; Injectable;',
      }),
    ).toEqual([]);
  });
});
