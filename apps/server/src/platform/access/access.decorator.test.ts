import { describe, expect, it } from "@jest/globals";
import type { HandlerUnder } from "./access.decorator.js";
import type { Caller, Principal, ProjectCaller, UserPrincipal, WorkspaceCaller } from "./principal.js";

type Is<Left, Right> = [Left, Right] extends [Right, Left] ? true : false;

/** Whether a handler with this first part may stand under a rule, as the compiler sees it. */
type Takes<Rule, First> = Is<HandlerUnder<Rule, (first: First) => void>, (first: First) => void>;

const ofProject = { project: "viewer", scope: "read" } as const;
const ofWorkspace = { workspace: "owner", person: true } as const;
const signedIn = { signedIn: true, person: true } as const;

describe("a handler under a rule", () => {
  it("takes the caller that the rule lets in, or less of it", () => {
    const taken: readonly true[] = [
      true satisfies Takes<typeof ofProject, ProjectCaller>,
      true satisfies Takes<typeof ofProject, WorkspaceCaller>,
      true satisfies Takes<typeof ofProject, Caller>,
      true satisfies Takes<typeof ofWorkspace, WorkspaceCaller<UserPrincipal>>,
      true satisfies Takes<typeof signedIn, Caller<UserPrincipal>>,
      true satisfies Takes<typeof signedIn, { readonly limit: number }>,
      true satisfies Takes<{ readonly open: true }, string>,
    ];
    expect(taken).toHaveLength(7);
  });

  it("does not compile with more than the rule lets in, nor with the place of its path from elsewhere", () => {
    const refused: readonly false[] = [
      false satisfies Takes<typeof ofProject, ProjectCaller<UserPrincipal>>,
      false satisfies Takes<typeof ofWorkspace, ProjectCaller<UserPrincipal>>,
      false satisfies Takes<typeof signedIn, WorkspaceCaller<Principal>>,
      false satisfies Takes<typeof ofProject, string>,
      false satisfies Takes<typeof ofWorkspace, unknown>,
    ];
    expect(refused).toHaveLength(5);
  });
});
