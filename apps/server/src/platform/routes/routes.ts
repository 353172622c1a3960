import { type INestApplication, Injectable, RequestMethod, type Type } from "@nestjs/common";
import { DiscoveryService, MetadataScanner, Reflector } from "@nestjs/core";
import { ACCESS_RULE, type AccessRule, placeRuleOf } from "../access/access.decorator.js";
import { ALSO_ANSWERS } from "../http/also-answers.decorator.js";
import { BODY_RULE, type BodyRule } from "../http/body.decorator.js";
import { RATE_LIMIT } from "../rate-limit/rate-limit.decorator.js";
import type { RateLimitName } from "../rate-limit/rate-limits.js";
import { queryParametersOf } from "../request/query-parameters.js";

/** One registered route with what its decorators say: the source of the access table and of 405 and 406 answers. */
export interface Route {
  readonly method: string;
  /** Express path, as `/api/projects/:projectId/export`. */
  readonly path: string;
  readonly handler: string;
  readonly access: AccessRule;
  readonly body: BodyRule | null;
  /** Media types beside those of every route. */
  readonly alsoAnswers: readonly string[];
  readonly rateLimit: RateLimitName | null;
  /** The names of the query parameters that it takes. */
  readonly query: readonly string[];
}

/** Every route of the application. A route that does not say who may call it stops the start. */
@Injectable()
export class RegisteredRoutes {
  private found: readonly Route[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  all(): readonly Route[] {
    this.found ??= routesIn(this.discovery, this.reflector);
    return this.found;
  }
}

export function routesOf(app: INestApplication): readonly Route[] {
  return app.get(RegisteredRoutes).all();
}

function routesIn(discovery: DiscoveryService, reflector: Reflector): readonly Route[] {
  const scanner = new MetadataScanner();
  return discovery
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) {
        return [];
      }
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return scanner
        .getAllMethodNames(prototype)
        .flatMap((name) => routeOf(metatype as Type, prototype[name] as () => unknown, reflector));
    })
    .sort((left, right) =>
      left.path < right.path ? -1 : left.path > right.path ? 1 : left.method < right.method ? -1 : 1,
    );
}

function routeOf(controller: Type, handler: () => unknown, reflector: Reflector): readonly Route[] {
  const path = Reflect.getMetadata("path", handler) as string | undefined;
  if (path === undefined) {
    return [];
  }
  const access = reflector.get<AccessRule | undefined>(ACCESS_RULE, handler);
  const name = `${controller.name}.${handler.name}`;
  if (access === undefined) {
    throw new Error(`The route ${name} does not say who may call it: add @Access`);
  }
  const base = Reflect.getMetadata("path", controller) as string;
  const method = RequestMethod[Reflect.getMetadata("method", handler) as number] ?? "GET";
  const full = `/${[base, path]
    .map((part) => part.replace(/^\/|\/$/g, ""))
    .filter((part) => part !== "")
    .join("/")}`;
  const needed = placeRuleOf(access);
  if (needed !== null && !full.startsWith(`/api/${needed.kind}s/:${needed.kind}Id`)) {
    throw new Error(
      `The route ${name} needs a role in a ${needed.kind}, which its path ${full} does not name`,
    );
  }
  return [
    {
      method,
      path: full,
      handler: name,
      access,
      body: reflector.get<BodyRule | undefined>(BODY_RULE, handler) ?? null,
      alsoAnswers: reflector.get<readonly string[] | undefined>(ALSO_ANSWERS, handler) ?? [],
      rateLimit: reflector.get<RateLimitName | undefined>(RATE_LIMIT, handler) ?? null,
      query: queryParametersOf(controller, handler),
    },
  ];
}
