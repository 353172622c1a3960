import { describe, expect, it } from "@jest/globals";
import express, { type Express, type Request, type Response } from "express";
import fc from "fast-check";
import supertest from "supertest";
import { askFittingRoutes } from "./fitting-routes.js";

const NEVER_LEFT_OUT = ["/docs/*rest", "/half{/:part}", "/", "/docs/", '/api/:"any name"/x', "/api/a\\:b"];
const ROUTES = [
  ...["/api", "/api/projects", "/api/projects/mine", "/api/projects/:projectId", "/api/:kind/:id"],
  ...["/api/projects/:projectId/:list", "/api/projects/:projectId/elements", "/pages/a-:file.html"],
  ...NEVER_LEFT_OUT,
];

describe("an Express that asks the routes which fit", () => {
  const plain = appOf(ROUTES);
  const quick = appOf(ROUTES);
  askFittingRoutes(quick.router);
  const segment = fc.oneof(
    fc.constantFrom(
      "",
      "api",
      "Projects",
      "elements",
      "mine",
      "docs",
      "pages",
      "a-b.html",
      "half",
      "%41",
      "%E0",
    ),
    fc.string({ maxLength: 3 }).map(encodeURIComponent),
  );

  it("goes where one goes that asks them all, whatever the path", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 5 }), fc.boolean(), async (segments, isPost) => {
        const path = `/${segments.join("/")}`;
        expect(await whereTo(quick, path, isPost)).toEqual(await whereTo(plain, path, isPost));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("asks no other one", async () => {
    const asked: string[] = [];
    const app = appOf(ROUTES);
    const { stack } = app.router as unknown as {
      stack: { route?: { path: string }; match(path: string): unknown }[];
    };
    for (const layer of stack.filter(({ route }) => route !== undefined)) {
      const match = layer.match.bind(layer);
      layer.match = (path) => {
        asked.push(layer.route?.path ?? "");
        return match(path);
      };
    }
    askFittingRoutes(app.router);
    await supertest(app).get("/api/projects/1/elements").expect(200);
    expect(asked).toEqual(["/api/projects/:projectId/:list"]);
    await supertest(app).get("/api/other/1/elements").expect(404);
    expect(asked.slice(1)).toEqual(NEVER_LEFT_OUT);
  });
});

function appOf(routes: readonly string[]): Express {
  const app = express();
  for (const path of routes) {
    app.get(path, (request: Request, response: Response) => {
      response.json({ path, params: request.params });
    });
  }
  app.post("/api/projects", (_request: Request, response: Response) => {
    response.json({ path: "made" });
  });
  app.use((_error: unknown, _request: Request, response: Response, _next: unknown) => {
    response.sendStatus(400);
  });
  return app;
}

async function whereTo(app: Express, path: string, isPost: boolean): Promise<object> {
  const { status, body } = await (isPost ? supertest(app).post(path) : supertest(app).get(path));
  return { status, body };
}
