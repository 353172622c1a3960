import type { LibraryTable } from "../finding/site-rule.js";

/** The base that the compiler of `.proto` files makes of a service, by language: its name is within. */
export const GRPC: readonly LibraryTable[] = [
  {
    library: "grpc",
    languages: ["c-sharp"],
    gate: ["(\\w+)\\.\\1Base\\b"],
    imports: [],
    rules: [
      {
        tokens: ["\\w+Base"],
        as: ["base"],
        only: (use) => {
          const on = use.path[0]?.text ?? "";
          return on.endsWith(`${use.token.slice(0, -"Base".length)}.${use.token}`);
        },
        kind: "operation",
        name: (use) => [{ literal: use.token.slice(0, -"Base".length) }],
        detail: () => ({ transport: "grpc" }),
      },
    ],
  },
];
