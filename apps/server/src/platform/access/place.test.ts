import { expect, test } from "@jest/globals";
import { placeOf } from "./place.js";

const ID = "0f3c2f0e-7f0a-4c55-9f52-0a4f3d1b2c3d";

const placeIn = (originalUrl: string): unknown => placeOf({ originalUrl });

test.each([
  [`/api/projects/${ID}`, "project"],
  [`/api/projects/${ID}/elements?name=a`, "project"],
  [`/api/projects/${ID}?branchId=x`, "project"],
  [`/API/Projects/${ID.toUpperCase()}/`, "project"],
  [`/api/projects/%30${ID.slice(1)}/model`, "project"],
  [`/api/workspaces/${ID}`, "workspace"],
  [`/api/workspaces/${ID}/projects`, "workspace"],
])("%s names a %s", (url, kind) => {
  expect(placeIn(url)).toEqual({ kind, id: ID });
});

test.each([
  "/api/projects",
  "/api/projects/",
  "/api/projects/not-an-id",
  `/api/projects/${ID}0`,
  `/api/projects/${ID}%2Fmodel`,
  "/api/projects/%ff",
  "/api/projects/%",
  `/api/instance?x=/api/projects/${ID}`,
  `/x/api/projects/${ID}`,
  `//api/projects/${ID}`,
  "/api/auth/me",
])("%s names none", (url) => {
  expect(placeIn(url)).toBeNull();
});
