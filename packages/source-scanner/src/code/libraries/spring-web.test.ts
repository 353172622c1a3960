import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("routes in Java", () => {
  const told = sitesTold(
    "java",
    "@RestController",
    '@RequestMapping("/api/orders")',
    "class Orders {",
    '  @GetMapping("/{id}") Order one(@PathVariable String id) { return null; }',
    "  @PostMapping Order place() { return null; }",
    '  @RequestMapping(value = {"/a", "/b"}, method = RequestMethod.PUT) void two() {}',
    '  @RequestMapping("/any") void any() {}',
    "  @DeleteMapping(path = Routes.FAR) void far() {}",
    "}",
    'interface Client { @GetMapping("/remote") void remote(); }',
  );
  expect(told).toEqual([
    "operation spring-web '/api/orders/{id}' transport=http verb=GET L4",
    "operation spring-web '/api/orders' transport=http verb=POST L5",
    "operation spring-web '/api/orders/a' transport=http verb=PUT L6",
    "operation spring-web '/api/orders/b' transport=http verb=PUT L6",
  ]);
});

it("routes in Kotlin, whose grammar sets two annotations apart", () => {
  const told = sitesTold(
    "kt",
    "package shop",
    "import org.springframework.web.bind.annotation.*",
    "@RestController",
    '@RequestMapping("/api/orders")',
    "class Orders(private val orders: OrderRepository) {",
    '  @GetMapping("/{id}")',
    "  fun one(@PathVariable id: String) = orders.find(id)",
    "  @PostMapping",
    "  @ResponseStatus(HttpStatus.CREATED)",
    "  fun place() {}",
    "}",
  );
  expect(told).toEqual([
    "operation spring-web '/api/orders/{id}' transport=http verb=GET L6",
    "operation spring-web '/api/orders' transport=http verb=POST L8",
  ]);
});

it("a mapping of several verbs is one operation of each", () => {
  const told = sitesTold(
    "java",
    "@RestController",
    "class Orders {",
    '  @RequestMapping(value = "/a", method = {RequestMethod.PATCH, PUT, Other.LINK}) void two() {}',
    '  @RequestMapping(value = "/b", method = pick()) void any() {}',
    "}",
  );
  expect(told).toEqual([
    "operation spring-web '/a' transport=http verb=PATCH L3",
    "operation spring-web '/a' transport=http verb=PUT L3",
  ]);
});
