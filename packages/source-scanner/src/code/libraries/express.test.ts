import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("routes of apps and mounted routers", () => {
  const told = sitesTold(
    "js",
    "import express, { Router } from 'express';",
    "const app = express();",
    "const orders = express.Router();",
    "const far = Router();",
    "app.get('/health', (req, res) => {});",
    "app.get('view engine');",
    "app.post('/users/:id(\\\\d+)', auth, create);",
    "orders.delete('/:id', remove);",
    "orders.route('/lines').get(list).put(change);",
    "far.patch('/x', y);",
    "map.get('/no', 'x');",
    "app.use('/api/orders', auth, orders);",
  );
  expect(told).toEqual([
    "operation express '/health' transport=http verb=GET L5",
    "operation express '/users/{id}' transport=http verb=POST L7",
    "operation express '/{id}' transport=http verb=DELETE prefix='/api/orders' L8",
    "operation express '/lines' transport=http verb=GET prefix='/api/orders' L9",
    "operation express '/lines' transport=http verb=PUT prefix='/api/orders' L9",
    "operation express '/x' transport=http verb=PATCH L10 prefix-unknown",
  ]);
});

it("routes of what a module gives when it is called, and of a module by another name", () => {
  const told = sitesTold(
    "js",
    "const app = require('express')();",
    "const web = require('express');",
    "const other = require('./express');",
    "const [second, third, fourth] = [1, 2, 3];",
    "const sub = web();",
    "const none = other();",
    "const near = require(name)();",
    "app.get('/a', h);",
    "sub.get('/b', h);",
    "none.get('/no', h);",
    "near.get('/no', h);",
    "app.use('/sub', sub);",
  );
  expect(told).toEqual([
    "operation express '/a' transport=http verb=GET L8",
    "operation express '/b' transport=http verb=GET prefix='/sub' L9",
  ]);
  const fastify = sitesTold("js", "const app = require('fastify')({ logger: true });", "app.get('/a', h);");
  expect(fastify).toEqual(["operation fastify '/a' transport=http verb=GET L2"]);
});

it("what stands before a mounted router: its prefix, or functions", () => {
  const told = sitesTold(
    "js",
    "import { Router } from 'express';",
    "const base = '/base';",
    "const [one, two, three] = [];",
    "const a = Router();",
    "const b = Router();",
    "const c = Router();",
    "const d = Router();",
    "a.get('/a', h);",
    "b.get('/b', h);",
    "c.get('/c', h);",
    "d.get('/d', h);",
    "app.use(base, auth, a);",
    "app.use(auth, cors(), b);",
    "app.use(`${base}/x`, c);",
    "app.use(d);",
  );
  expect(told).toEqual([
    "operation express '/a' transport=http verb=GET prefix='/base' L8",
    "operation express '/b' transport=http verb=GET L9",
    "operation express '/c' transport=http verb=GET L10 prefix-unknown",
    "operation express '/d' transport=http verb=GET L11",
  ]);
});

it("routes of fastify", () => {
  const told = sitesTold(
    "ts",
    "import Fastify, { FastifyInstance } from 'fastify';",
    "const app = Fastify();",
    "app.get('/a', async () => {});",
    "app.route({ method: 'PUT', url: '/b/:id', handler });",
    "export async function plugin(server: FastifyInstance) { server.post('/c', h); }",
  );
  expect(told).toEqual([
    "operation fastify '/a' transport=http verb=GET L3",
    "operation fastify '/b/{id}' transport=http verb=PUT L4",
    "operation fastify '/c' transport=http verb=POST L5 prefix-unknown",
  ]);
});

it("a route of fastify with several verbs is one operation of each", () => {
  const told = sitesTold(
    "ts",
    "import Fastify from 'fastify';",
    "const app = Fastify();",
    "app.route({ method: ['PATCH', 'delete'], url: '/a', handler });",
    "app.route({ method: picked, url: '/b', handler });",
  );
  expect(told).toEqual([
    "operation fastify '/a' transport=http verb=DELETE L3",
    "operation fastify '/a' transport=http verb=PATCH L3",
    "operation fastify '/b' transport=http L4",
  ]);
});
