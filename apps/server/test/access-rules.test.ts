import { describe, expect, it } from "@jest/globals";
import { type AccessRule, placeRuleOf, scopesOf } from "../src/platform/access/access.decorator.js";
import type { Route } from "../src/platform/routes/routes.js";
import { ACCESS_TABLE, type AccessRow, type PEOPLE } from "./access-table.js";
import { describedService } from "./testing/described-service.js";

// The rules on the routes and the table of who may call what. Whether the service does what they say is asked of it in
// the test of the table.

const { routes } = describedService();

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

describe("the table of who may call what", () => {
  it("names every registered route, and no other", () => {
    expect(ACCESS_TABLE.map(({ route }) => route).sort()).toEqual(routes.map(nameOf).sort());
  });

  it.each(ACCESS_TABLE)("agrees with the access rule on $route", (row) => {
    const route = routes.find((candidate) => nameOf(candidate) === row.route);
    expect(route).toBeDefined();
    if (route !== undefined) {
      expect(ruleSays(route.access)).toEqual(tableSays(row));
    }
  });
});

interface Says {
  readonly refuses: Readonly<Record<(typeof PEOPLE)[number], number | null>>;
  readonly token: readonly string[];
}

const RANK: Readonly<Record<string, number>> = { viewer: 0, editor: 1, owner: 2 };

/** The refusals a rule of the code leads to. */
function ruleSays(rule: AccessRule): Says {
  const token = scopesOf(rule);
  if ("open" in rule) {
    return { refuses: refusals(null, null, () => null), token };
  }
  if ("agentToken" in rule) {
    const ofPeople = rule.unknownPeople ? 401 : 403;
    return { refuses: refusals(401, ofPeople, () => ofPeople), token };
  }
  if ("instanceAdmin" in rule) {
    return { refuses: refusals(401, 403, (role) => (role === "owner" ? null : 403)), token };
  }
  const needed = placeRuleOf(rule);
  if (needed === null) {
    return { refuses: refusals(401, null, () => null), token };
  }
  return {
    refuses: refusals(401, 404, (role) => ((RANK[role] ?? 0) < (RANK[needed.role] ?? 0) ? 403 : null)),
    token,
  };
}

function refusals(
  none: number | null,
  outsider: number | null,
  member: (role: string) => number | null,
): Says["refuses"] {
  return { none, outsider, viewer: member("viewer"), editor: member("editor"), owner: member("owner") };
}

/** The refusals of the guard that a row of the table states. */
function tableSays({ route, statuses, tokens: token }: AccessRow): Says {
  // Rules of a service, not of the guard: who may take whom out, and a provider that nobody has.
  if (route === "DELETE /api/workspaces/:workspaceId/members/:userId") {
    return { refuses: refusals(401, 404, () => null), token };
  }
  if (route === "GET /api/auth/external/:provider") {
    return { refuses: refusals(null, null, () => null), token };
  }
  // Of what somebody else has, a service says that it is not there.
  if (/^\w+ \/api\/auth\/(devices|sessions)\/:/.test(route)) {
    return { refuses: refusals(401, null, () => null), token };
  }
  // A guard says 404 to who is no member alone; to members a service says it, of what is not there.
  const refused = Object.entries(statuses).map(([caller, status]) => [
    caller,
    (caller === "outsider" || caller === "none" ? [401, 403, 404] : [401, 403]).includes(status)
      ? status
      : null,
  ]);
  return { refuses: Object.fromEntries(refused) as Says["refuses"], token };
}
