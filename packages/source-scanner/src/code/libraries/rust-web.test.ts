import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("axum", () => {
  const told = sitesTold(
    "rs",
    "use axum::{routing::get, Router};",
    'fn orders() -> Router { Router::new().route("/:id", get(one).delete(remove)) }',
    'fn far() -> Router { Router::new().route("/far", get(one)) }',
    "fn main() {",
    '    let lines = Router::new().route("/{line}", axum::routing::post(add));',
    '    let app = Router::new().route("/health", get(ok)).nest("/orders", orders()).nest("/lines", lines);',
    "}",
  );
  expect(told).toEqual([
    "operation rust-web '/{id}' transport=http verb=DELETE prefix='/orders' L2",
    "operation rust-web '/{id}' transport=http verb=GET prefix='/orders' L2",
    "operation rust-web '/far' transport=http verb=GET L3 prefix-unknown",
    "operation rust-web '/{line}' transport=http verb=POST prefix='/lines' L5",
    "operation rust-web '/health' transport=http verb=GET L6",
  ]);
});

it("actix", () => {
  const told = sitesTold(
    "rs",
    "use actix_web::{get, web, App};",
    '#[get("/orders/{id}")]',
    "async fn one() {}",
    '#[post("/orders")]',
    "async fn place() {}",
    "fn main() {",
    '    App::new().route("/health", web::get().to(ok)).service(web::scope("/api").service(one).route("/x", web::put().to(x)));',
    "}",
  );
  expect(told).toEqual([
    "operation rust-web '/orders/{id}' transport=http verb=GET prefix='/api' L2",
    "operation rust-web '/orders' transport=http verb=POST L4 prefix-unknown",
    "operation rust-web '/health' transport=http verb=GET L7",
    "operation rust-web '/x' transport=http verb=PUT prefix='/api' L7",
  ]);
});
