import { ARROWS, NODE_HALVES, PACKAGES_OF_THE_CLIENT } from "./arrows.mjs";

const SOURCES = "^packages/[^/]+/src/";
const TESTS = "(\\.test\\.tsx?$|/testing/)";

/** The rules for dependency-cruiser: one for each sentence about who may use whom. */
const forbidden = [
  {
    name: "no-cycles",
    comment: "Files that need each other are one file, or a third is missing.",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  ...Object.entries(ARROWS).map(([name, uses]) => ({
    name: `arrows-of-${name}`,
    comment: `${name} may use ${uses.join(", ") || "no other package"}.`,
    severity: "error",
    from: { path: `^packages/${name}/` },
    to: { path: "^packages/", pathNot: `^packages/(${[name, ...uses].join("|")})/` },
  })),
  {
    name: "arrows-of-a-new-package",
    comment: "Name the package and what it may use in tools/lint/arrows.mjs.",
    severity: "error",
    from: { path: "^packages/([^/]+)/", pathNot: `^packages/(${Object.keys(ARROWS).join("|")})/` },
    to: { path: "^packages/", pathNot: "^packages/$1/" },
  },
  {
    name: "no-package-uses-an-app",
    comment: "Packages are used by apps, never the other way round.",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  },
  {
    name: "no-app-uses-another",
    comment: "What two apps need is a package.",
    severity: "error",
    from: { path: "^apps/([^/]+)/src/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
  {
    name: "declarations-of-commands-load-nothing",
    comment:
      "Help and completion load every declaration: what a command does is loaded in its run, with await import().",
    severity: "error",
    from: { path: "^apps/cli/src/(server/)?commands/" },
    to: { dynamic: false, pathNot: "^apps/cli/src/(commands|declaring)/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "packages-of-the-client",
    comment: "Name the package in tools/lint/arrows.mjs.",
    severity: "error",
    from: { path: "^apps/web/src/" },
    to: { path: "^packages/", pathNot: `^packages/(${PACKAGES_OF_THE_CLIENT.join("|")})/` },
  },
  {
    name: "no-section-of-the-client-uses-another",
    comment:
      "What two sections need is a part of design, api, engines or canvas; to another screen leads its address.",
    severity: "error",
    from: { path: "^apps/web/src/sections/([^/]+)/" },
    to: { path: "^apps/web/src/(sections|frame|routes)", pathNot: "^apps/web/src/sections/$1/" },
  },
  {
    name: "what-all-sections-use-knows-none",
    comment: "Parts, words, engines and the canvas are used by sections, never the other way round.",
    severity: "error",
    from: { path: "^apps/web/src/(api|design|engines|canvas|words)/" },
    to: { path: "^apps/web/src/(sections|frame|routes)" },
  },
  {
    name: "heavy-parts-come-later",
    comment:
      "What first opens loads none of what a section brings: import it in a file that is loaded lazily.",
    severity: "error",
    from: { path: "^apps/web/src/(main\\.tsx$|routes)" },
    to: { dynamic: false, path: "^apps/web/src/sections/", pathNot: "-search\\.ts$" },
  },
  {
    name: "no-framework-in-a-package",
    comment: "Packages know no framework and no database.",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "(^|node_modules/)(@nestjs/|typeorm(/|$)|pg(/|$)|express(/|$)|undici(/|$))" },
  },
  {
    name: "no-outside-world-in-a-package",
    comment: "Packages compute, touch nothing, and run in a browser: they use nothing of Node.",
    severity: "error",
    from: { path: SOURCES, pathNot: [TESTS, ...Object.keys(NODE_HALVES).map((path) => `^${path}$`)] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "one-way-out",
    comment:
      "What leaves the instance goes through apps/server/src/platform/outbound, which checks every address.",
    severity: "error",
    from: { path: "^apps/server/src/", pathNot: `(^apps/server/src/platform/outbound/|${TESTS.slice(1)}` },
    to: { path: "(^(node:)?(https|http2|tls|dgram|dns(/promises)?)$|(^|node_modules/)undici(/|$))" },
  },
  {
    name: "one-caller-of-ai",
    comment: "What may open connections to providers of AI is given our own way out, in sections/ai/calling.",
    severity: "error",
    from: {
      path: "^(packages|apps)/[^/]+/src/",
      pathNot: `(^apps/server/src/sections/ai/calling/|${TESTS.slice(1)}`,
    },
    to: { path: "(^|node_modules/)(ai(/|$)|@ai-sdk/)" },
  },
  {
    name: "no-test-code-in-what-is-shipped",
    comment: "Builders and fixtures for tests stay in tests.",
    severity: "error",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: "no-other-package-than-stated",
    comment: "Name it in the package.json of the part that uses it.",
    severity: "error",
    from: { path: "^(packages|apps)/[^/]+/src/", pathNot: TESTS },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "no-missing-file",
    comment: "The import leads nowhere.",
    severity: "error",
    from: {},
    // What Vite makes of a file is asked for by what follows its name.
    to: { couldNotResolve: true, pathNot: "\\?(worker&url|raw|url)$" },
  },
  {
    name: "no-platform-uses-a-section",
    comment: "What all sections share lives in the platform and knows none of them.",
    severity: "error",
    from: { path: "^apps/([^/]+)/src/platform/", pathNot: TESTS },
    to: { path: "^apps/$1/src/sections/" },
  },
  {
    name: "no-inside-of-another-section",
    comment:
      "A section uses another only through what its module exports, what it offers to threads, and the shapes of its answers (dto).",
    severity: "error",
    from: { path: "^apps/([^/]+)/src/sections/([^/]+)/", pathNot: TESTS },
    to: {
      path: "^apps/$1/src/sections/",
      pathNot: [
        "^apps/$1/src/sections/$2/",
        "^apps/$1/src/sections/[^/]+/dto/",
        ...(process.env["PLUMBLINE_EXPORTED_FILES"] ?? "").split("\n"),
      ].filter(Boolean),
    },
  },
];

const rules = {
  forbidden,
  options: {
    doNotFollow: { path: "(node_modules|/dist/)" },
    // Files of repositories that tests read, which nobody runs; and what is packed, which is all of this once more.
    exclude: { path: "^apps/server/(test/data|packed)/" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

export default rules;
