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

it("axum, routers that are nested where they are made", () => {
  const told = sitesTold(
    "rs",
    "use axum::{routing::get, Router};",
    "fn main() {",
    '    let app = Router::new().nest("/api", Router::new().route("/orders", get(all)).nest("/v1", Router::new().route("/x", get(x))));',
    '    let root = Router::new().nest(&far, Router::new().route("/y", get(y))).route("/z", get(z));',
    "}",
    'fn inner() -> Router { Router::new().nest("/a", Router::new().route("/b", get(b))) }',
    'fn outer() { Router::new().nest("/o", inner()); }',
  );
  expect(told).toEqual([
    "operation rust-web '/orders' transport=http verb=GET prefix='/api' L3",
    "operation rust-web '/x' transport=http verb=GET prefix='/api/v1' L3",
    "operation rust-web '/y' transport=http verb=GET L4 prefix-unknown",
    "operation rust-web '/z' transport=http verb=GET L4",
    "operation rust-web '/b' transport=http verb=GET prefix='/o/a' L6",
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

it("actix, scopes in scopes, resources and functions that configure", () => {
  const told = sitesTold(
    "rs",
    "use actix_web::{get, web, App};",
    '#[get("/one")]',
    "async fn one() {}",
    '#[get("/two")]',
    "async fn two() {}",
    "fn main() {",
    '    App::new().service(web::scope("/api").service(web::scope("/v1").service(one).route("/x", web::put().to(x))))',
    '        .service(web::resource("/r/{id}").route(web::get().to(r)).route(web::delete().to(d)))',
    '        .service(web::scope("/s").configure(config).configure(|cfg| { cfg.route("/y", web::post().to(y)); }))',
    "        .route(web::patch().to(none));",
    "}",
    'fn config(cfg: &mut web::ServiceConfig) { cfg.service(two).service(web::resource("/c").route(web::get().to(c))); }',
    'fn elsewhere(cfg: &mut web::ServiceConfig) { cfg.route("/e", web::get().to(e)); }',
  );
  expect(told).toEqual([
    "operation rust-web '/one' transport=http verb=GET prefix='/api/v1' L2",
    "operation rust-web '/two' transport=http verb=GET prefix='/s' L4",
    "operation rust-web '/x' transport=http verb=PUT prefix='/api/v1' L7",
    "operation rust-web '/r/{id}' transport=http verb=DELETE L8",
    "operation rust-web '/r/{id}' transport=http verb=GET L8",
    "operation rust-web '/y' transport=http verb=POST prefix='/s' L9",
    "operation rust-web '/c' transport=http verb=GET prefix='/s' L12",
    "operation rust-web '/e' transport=http verb=GET L13 prefix-unknown",
  ]);
});
