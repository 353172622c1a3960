import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("gin and echo", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/gin-gonic/gin"',
    "",
    "func run() {",
    "\tr := gin.Default()",
    '\tv1 := r.Group("/v1")',
    '\tr.GET("/health", h)',
    '\tv1.POST("/orders/:id", h)',
    '\tv1.Group("/deep").DELETE("/*path", h)',
    "\tr.PUT(Far, h)",
    "}",
    "",
    'func mount(group *gin.RouterGroup) { group.PATCH("/x", h) }',
  );
  expect(told).toEqual([
    "operation go-web '/health' transport=http verb=GET L8",
    "operation go-web '/orders/{id}' transport=http verb=POST prefix='/v1' L9",
    "operation go-web '/{path}' transport=http verb=DELETE prefix='/v1/deep' L10",
    "operation go-web '/x' transport=http verb=PATCH L14 prefix-unknown",
  ]);
});

it("chi", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/go-chi/chi/v5"',
    "",
    "func run() {",
    "\tr := chi.NewRouter()",
    '\tr.Get("/health", h)',
    '\tr.Route("/orders", func(r chi.Router) {',
    '\t\tr.Route("/{id}", func(r chi.Router) { r.Put("/lines", h) })',
    "\t})",
    "\tsub := chi.NewRouter()",
    "}",
    "",
    'func mount(r chi.Router) { r.Post("/x", h) }',
  );
  expect(told).toEqual([
    "operation go-web '/health' transport=http verb=GET L7",
    "operation go-web '/lines' transport=http verb=PUT prefix='/orders/{id}' L9",
    "operation go-web '/x' transport=http verb=POST L14 prefix-unknown",
  ]);
});

it("chi, routers that are mounted", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "github.com/go-chi/chi/v5"',
    "",
    "func run() {",
    "\tr := chi.NewRouter()",
    '\tr.Get("/health", h)',
    "\tlines := chi.NewRouter()",
    '\tlines.Get("/all", h)',
    '\tr.Mount("/lines", lines)',
    '\tr.Mount("/orders", orders{}.Routes())',
    "\tr.Mount(Far, far())",
    "}",
    "",
    "func (o orders) Routes() http.Handler {",
    "\tr := chi.NewRouter()",
    '\tr.Route("/{id}", func(r chi.Router) { r.Put("/", h) })',
    "\treturn r",
    "}",
    "",
    'func far() chi.Router { r := chi.NewRouter(); r.Get("/far", h); return r }',
    "",
    'func elsewhere() chi.Router { r := chi.NewRouter(); r.Get("/there", h); return r }',
    "",
    'func root() http.Handler { r := chi.NewRouter(); r.Get("/root", h); return r }',
  );
  expect(told).toEqual([
    "operation go-web '/health' transport=http verb=GET L7",
    "operation go-web '/all' transport=http verb=GET prefix='/lines' L9",
    "operation go-web '/' transport=http verb=PUT prefix='/orders/{id}' L17",
    "operation go-web '/far' transport=http verb=GET L21 prefix-unknown",
    "operation go-web '/there' transport=http verb=GET L23 prefix-unknown",
    "operation go-web '/root' transport=http verb=GET L25",
  ]);
});

it("net/http, where the pattern has a verb", () => {
  const told = sitesTold(
    "go",
    "package shop",
    "",
    'import "net/http"',
    "",
    "func run(mux *http.ServeMux) {",
    '\tmux.HandleFunc("GET /orders/{id}", h)',
    '\tmux.Handle("POST example.com/orders/{$}", h)',
    '\tmux.HandleFunc("/any", h)',
    '\thttp.Get("/no")',
    "}",
  );
  expect(told).toEqual([
    "operation go-web '/orders/{id}' transport=http verb=GET L6",
    "operation go-web '/orders' transport=http verb=POST L7",
  ]);
});
