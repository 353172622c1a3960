import type { LibraryTable } from "../finding/site-rule.js";

/** The base that the compiler of `.proto` files makes of a service, by language: its name is within. */
export const GRPC: readonly LibraryTable[] = [
  {
    library: "grpc",
    languages: ["c-sharp"],
    gate: ["\\.\\w{1,200}Base\\b"],
    imports: [],
    rules: [
      {
        tokens: ["\\w+Base"],
        as: ["base"],
        only: (use) => {
          const on = use.whole.text;
          return on.endsWith(`${use.token.slice(0, -"Base".length)}.${use.token}`);
        },
        kind: "operation",
        name: (use) => [{ literal: use.token.slice(0, -"Base".length) }],
        detail: () => ({ transport: "grpc" }),
      },
    ],
  },
  {
    library: "grpc",
    languages: ["java", "kotlin"],
    gate: ["(?:ImplBase|CoroutineImplBase)\\b"],
    imports: ["io.grpc"],
    rules: [
      {
        tokens: ["\\w+(?:Coroutine)?ImplBase"],
        as: ["base"],
        kind: "operation",
        name: (use) => [{ literal: use.token.replace(/(?:Coroutine)?ImplBase$/, "") }],
        detail: () => ({ transport: "grpc" }),
      },
    ],
  },
  {
    library: "grpc",
    languages: ["python"],
    gate: ["Servicer\\b"],
    imports: ["grpc"],
    rules: [
      {
        tokens: ["\\w+Servicer"],
        as: ["base"],
        kind: "operation",
        name: (use) => [{ literal: use.token.replace(/Servicer$/, "") }],
        detail: () => ({ transport: "grpc" }),
      },
    ],
  },
  {
    library: "grpc",
    languages: ["go"],
    gate: ["Unimplemented\\w{1,200}Server"],
    imports: ["google.golang.org/grpc"],
    rules: [
      {
        tokens: ["Unimplemented\\w+Server"],
        as: ["base"],
        kind: "operation",
        name: (use) => [{ literal: use.token.slice("Unimplemented".length, -"Server".length) }],
        detail: () => ({ transport: "grpc" }),
      },
    ],
  },
];
