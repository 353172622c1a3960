import { JSON_OPTION } from "./common-options.js";
import type { Options } from "./option.js";

/** What every command that talks to the service takes. */
export const SERVER_OPTIONS = {
  ...JSON_OPTION,
  server: {
    type: "text",
    short: "s",
    value: "address",
    about: "The service; else PLUMBLINE_URL, else the one of the last login, else http://127.0.0.1:8080",
  },
} as const satisfies Options;

/** Beside them, for commands about a project. */
export const PROJECT_OPTIONS = {
  ...SERVER_OPTIONS,
  project: {
    type: "text",
    short: "P",
    value: "project",
    about: "The project by its name or ID; else PLUMBLINE_PROJECT, else the one that the agent token is for",
  },
} as const satisfies Options;

/** A state of the model beside main. */
export const BRANCH_OPTION = {
  branch: {
    type: "text",
    value: "branch",
    about: "An open branch by its name or ID, in place of main (with --project)",
  },
} as const satisfies Options;

export const STATE_OPTIONS = {
  ...BRANCH_OPTION,
  revision: {
    type: "text",
    value: "revision",
    about: "A revision by its name or ID, in place of main (with --project)",
  },
} as const satisfies Options;
