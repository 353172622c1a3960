import type { CodeName } from "../code-extraction.js";
import { namesOf } from "../finding/names.js";
import { argument, either, fieldOf, fieldsOf, noName } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { annotatedMethod, annotationsOn, enclosingType, type Use } from "../finding/use.js";
import { literalRoute, type Verbs, verbOf } from "./http-operations.js";
import { joinRoutes } from "./routes.js";

const VERBS: Verbs = {
  Get: "GET",
  Post: "POST",
  Put: "PUT",
  Delete: "DELETE",
  Patch: "PATCH",
  Head: "HEAD",
  Options: "OPTIONS",
};

const CLIENTS = [
  "ClientProxy",
  "ClientKafka",
  "ClientKafkaProxy",
  "ClientRMQ",
  "ClientNats",
  "ClientRedis",
  "ClientMqtt",
];

const BROKERS: Readonly<Record<string, string>> = {
  KAFKA: "kafka",
  RMQ: "rabbitmq",
  NATS: "nats",
  REDIS: "redis",
  MQTT: "mqtt",
};

/** A pattern is a text, or an object whose `cmd` is one. */
const pattern: Pick = either(argument(0), fieldOf(0, "cmd"));

function isPattern(rule: Omit<SiteRule, "name">): SiteRule {
  return { ...rule, name: pattern };
}

/** `@Get()` is at the route of its controller. A controller's route may be an object with `path`. */
const route: Pick = (use) => {
  const controller = annotationsOn(use, enclosingType(use)).find((one) => one.name === "Controller");
  if (controller === undefined || annotatedMethod(use) === null) {
    return [];
  }
  const outer = routesOf(use, controller.positional);
  const own = routesOf(use, use.call.positional);
  return outer.flatMap((one) => own.map((path) => joined(one, path))).flatMap(literalRoute);
};

/** A version may stand before the route or in a header, which is said elsewhere. */
function hasVersion(use: Use): boolean {
  const onType = annotationsOn(use, enclosingType(use));
  const ofType = onType.find(({ name }) => name === "Controller")?.positional[0];
  return (
    fieldsOf(ofType)?.has("version") === true ||
    [...onType, ...annotationsOn(use, annotatedMethod(use))].some(({ name }) => name === "Version")
  );
}

function routesOf(use: Use, given: Use["call"]["positional"]): readonly CodeName[] {
  const [value] = given;
  const path = value?.is === "fields" ? (value.fields.get("path") ?? null) : (value ?? null);
  return path === null ? [{ literal: "" }] : namesOf(use, path);
}

function joined(outer: CodeName, own: CodeName): CodeName {
  const isLiteral = outer !== null && own !== null && "literal" in outer && "literal" in own;
  return isLiteral ? { literal: joinRoutes(outer.literal, own.literal) } : null;
}

/** With options some routes may be without it: then it is not known what is where. */
const globalPrefix: Pick = (use) => (use.call.positional.length === 1 ? argument(0)(use) : [null]);

export const NESTJS: LibraryTable = {
  library: "nestjs",
  languages: ["typescript", "javascript"],
  gate: ["@nestjs/"],
  imports: ["@nestjs/microservices"],
  rules: [
    isPattern({
      tokens: ["emit"],
      as: ["call"],
      on: CLIENTS,
      kind: "publish",
      detail: () => ({ channel: "topic" }),
    }),
    isPattern({
      tokens: ["EventPattern"],
      as: ["annotation"],
      kind: "subscribe",
      detail: () => ({ channel: "topic" }),
    }),
    isPattern({
      tokens: ["MessagePattern"],
      as: ["annotation"],
      kind: "operation",
      detail: () => ({ transport: "command" }),
    }),
    {
      tokens: Object.keys(VERBS),
      as: ["annotation"],
      kind: "operation",
      name: route,
      detail: (use) => ({ transport: "http", verb: verbOf(VERBS, use) }),
      notes: (use) => (hasVersion(use) ? ["prefix-unknown"] : []),
    },
    {
      tokens: ["setGlobalPrefix"],
      as: ["call"],
      kind: "prefix",
      name: globalPrefix,
      detail: () => ({}),
    },
    ...Object.entries(BROKERS).map(
      ([token, broker]): SiteRule => ({
        tokens: [token],
        as: ["mention"],
        only: (use) => use.path[0]?.text === `Transport.${token}`,
        kind: "uses",
        name: noName,
        detail: () => ({ broker }),
      }),
    ),
    {
      tokens: ["GrpcMethod", "GrpcStreamMethod"],
      as: ["annotation"],
      kind: "operation",
      name: argument(0),
      detail: () => ({ transport: "grpc" }),
    },
  ],
};
