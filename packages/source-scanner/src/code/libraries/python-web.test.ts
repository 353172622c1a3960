import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("FastAPI", () => {
  const told = sitesTold(
    "py",
    "from fastapi import APIRouter, FastAPI",
    "app = FastAPI()",
    'orders = APIRouter(prefix="/orders")',
    "far = APIRouter()",
    '@app.get("/health")',
    "def health(): ...",
    '@orders.post("/{id}/lines")',
    "async def line(id: int): ...",
    '@far.delete("/x")',
    "def x(): ...",
    'app.include_router(orders, prefix="/api")',
    'cache.get("/no")',
  );
  expect(told).toEqual([
    "operation python-web '/health' transport=http verb=GET L5",
    "operation python-web '/{id}/lines' transport=http verb=POST prefix='/api/orders' L7",
    "operation python-web '/x' transport=http verb=DELETE L9 prefix-unknown",
  ]);
});

it("FastAPI, an app that another one mounts", () => {
  const told = sitesTold(
    "py",
    "from fastapi import FastAPI",
    "app = FastAPI()",
    "inner = FastAPI()",
    "far = FastAPI()",
    '@inner.get("/a")',
    "def a(): ...",
    '@far.get("/b")',
    "def b(): ...",
    'app.mount("/v2", inner)',
    "app.mount(settings.prefix, far)",
  );
  expect(told).toEqual([
    "operation python-web '/a' transport=http verb=GET prefix='/v2' L5",
    "operation python-web '/b' transport=http verb=GET L7 prefix-unknown",
  ]);
});

it("Flask", () => {
  const told = sitesTold(
    "py",
    "from flask import Blueprint, Flask",
    "app = Flask(__name__)",
    'orders = Blueprint("orders", __name__, url_prefix="/orders")',
    '@app.route("/")',
    "def home(): ...",
    '@orders.route("/<int:id>", methods=["PUT", "DELETE"])',
    "def change(id): ...",
    "app.register_blueprint(orders)",
  );
  expect(told).toEqual([
    "operation python-web '/' transport=http verb=GET L4",
    "operation python-web '/{id}' transport=http verb=DELETE prefix='/orders' L6",
    "operation python-web '/{id}' transport=http verb=PUT prefix='/orders' L6",
  ]);
});

it("an app of another file", () => {
  const told = sitesTold(
    "py",
    "from flask import request",
    "from shop import app",
    '@app.route("/a")',
    "def a(): ...",
  );
  expect(told).toEqual(["operation python-web '/a' transport=http verb=GET L3 prefix-unknown"]);
});
