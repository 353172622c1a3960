import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table, and routes that are not literal.

it("mapped routes with the prefix of their groups", () => {
  const told = sitesTold(
    "cs",
    "var app = builder.Build();",
    'var v1 = app.MapGroup("/v1").WithTags("orders");',
    'app.MapGet("/orders/{id:guid}", Get);',
    'v1.MapPost("orders", Post);',
    'v1.MapGroup("{customer}").MapPut("/orders/{id?}/", Put);',
    'app.MapDelete($"/orders/{id}", Delete);',
    "app.MapPatch(Routes.Orders, Patch);",
  );
  expect(told).toEqual([
    "operation aspnet '/orders/{id}' transport=http verb=GET L3",
    "operation aspnet '/orders' transport=http verb=POST prefix='/v1' L4",
    "operation aspnet '/orders/{id}' transport=http verb=PUT prefix='/v1/{customer}' L5",
  ]);
});

it("a group that is handed in has a prefix that is not known", () => {
  const told = sitesTold(
    "cs",
    "static class Api {",
    '  static void Map(RouteGroupBuilder group) { group.MapGet("/a", A); }',
    '  static void Map(IEndpointRouteBuilder app) { app.MapGet("/b", B); }',
    "}",
  );
  expect(told).toEqual([
    "operation aspnet '/a' transport=http verb=GET L2 prefix-unknown",
    "operation aspnet '/b' transport=http verb=GET L3",
  ]);
});

it("controllers", () => {
  const told = sitesTold(
    "cs",
    '[ApiController, Route("api/[controller]")]',
    "public class OrdersController : ControllerBase {",
    "  [HttpGet] public void All() { }",
    '  [HttpGet("{id:int}")] public void One(int id) { }',
    '  [HttpPost, Route("[action]")] public void Place() { }',
    '  [HttpDelete("/rooted/{id}")] public void Delete() { }',
    '  [HttpPut("~/home")] public void Put() { }',
    "  [HttpPatch(Routes.Far)] public void Patch() { }",
    "}",
    "public class HomeController { [HttpGet] public void Conventional() { } }",
  );
  expect(told).toEqual([
    "operation aspnet '/api/Orders' transport=http verb=GET L3",
    "operation aspnet '/api/Orders/{id}' transport=http verb=GET L4",
    "operation aspnet '/api/Orders/Place' transport=http verb=POST L5",
    "operation aspnet '/rooted/{id}' transport=http verb=DELETE L6",
    "operation aspnet '/home' transport=http verb=PUT L7",
  ]);
});

it("every route of a type and of a method", () => {
  const told = sitesTold(
    "cs",
    "using Microsoft.AspNetCore.Mvc;",
    '[Route("a")]',
    '[Route("b")]',
    "public class OrdersController : Controller",
    "{",
    '  [HttpGet("x")] public void One() { }',
    '  [HttpPost, Route("y"), Route("/z")] public void Two() { }',
    "}",
  );
  expect(told).toEqual([
    "operation aspnet '/a/x' transport=http verb=GET L6",
    "operation aspnet '/b/x' transport=http verb=GET L6",
    "operation aspnet '/a/y' transport=http verb=POST L7",
    "operation aspnet '/b/y' transport=http verb=POST L7",
    "operation aspnet '/z' transport=http verb=POST L7",
  ]);
});

it("tokens of routes, and none where one stands for nothing that is known", () => {
  const told = sitesTold(
    "cs",
    "using Microsoft.AspNetCore.Mvc;",
    '[Area("adm")]',
    '[Route("[area]/[Controller]")]',
    "public class OrdersController : Controller",
    "{",
    '  [HttpGet("[action]/{id:regex(^[abc]$)}")] public void One() { }',
    '  [HttpGet("[page]")] public void Two() { }',
    '  [NonAction, HttpGet("na")] public void Three() { }',
    "}",
    '[Route("[area]/other")]',
    'public class OtherController : Controller { [HttpGet("x")] public void Four() { } }',
  );
  expect(told).toEqual(["operation aspnet '/adm/Orders/One/{id}' transport=http verb=GET L6"]);
});
