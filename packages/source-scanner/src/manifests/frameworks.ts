import type { Ecosystem, PackageUse } from "./manifest.js";

/** Packages that make a project a service, with the word for its technology; the first that a manifest names counts. */
const FRAMEWORKS: Readonly<Record<Ecosystem, readonly (readonly [string, string])[]>> = {
  npm: [
    ["@nestjs/core", "NestJS"],
    ["next", "Next.js"],
    ["nuxt", "Nuxt"],
    ["fastify", "Fastify"],
    ["express", "Express"],
    ["koa", "Koa"],
    ["@hapi/hapi", "hapi"],
    ["hono", "Hono"],
    ["@feathersjs/feathers", "Feathers"],
    ["moleculer", "Moleculer"],
    ["@loopback/core", "LoopBack"],
  ],
  dotnet: [],
  maven: [
    ["spring-boot-starter-*", "Spring Boot"],
    ["spring-boot-starter", "Spring Boot"],
    ["quarkus-*", "Quarkus"],
    ["micronaut-*", "Micronaut"],
  ],
  gradle: [
    ["spring-boot-starter-*", "Spring Boot"],
    ["spring-boot-starter", "Spring Boot"],
    ["quarkus-*", "Quarkus"],
    ["micronaut-*", "Micronaut"],
  ],
  go: [
    ["github.com/gin-gonic/gin", "gin"],
    ["github.com/labstack/echo/*", "echo"],
    ["github.com/go-chi/chi/*", "chi"],
    ["github.com/gofiber/fiber/*", "Fiber"],
    ["google.golang.org/grpc", "gRPC"],
  ],
  python: [
    ["fastapi", "FastAPI"],
    ["django", "Django"],
    ["flask", "Flask"],
    ["faststream", "FastStream"],
    ["celery", "Celery"],
    ["aiohttp", "aiohttp"],
    ["starlette", "Starlette"],
    ["sanic", "Sanic"],
    ["tornado", "Tornado"],
    ["litestar", "Litestar"],
    ["quart", "Quart"],
    ["nameko", "Nameko"],
  ],
  cargo: [
    ["actix-web", "actix"],
    ["axum", "axum"],
    ["rocket", "Rocket"],
    ["warp", "warp"],
    ["tonic", "tonic"],
  ],
};

/** The framework that packages of an ecosystem tell of; null when none of them is known. */
export function frameworkOf(ecosystem: Ecosystem, packages: readonly PackageUse[]): string | null {
  const names = packages.map(({ name }) => name);
  const found = FRAMEWORKS[ecosystem].find(([pattern]) => names.some((name) => isNamed(name, pattern)));
  return found?.[1] ?? null;
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
