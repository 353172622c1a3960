import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import { AccessCard } from "./access-card.js";
import { setUpQuery } from "./access-queries.js";
import { AccountForm } from "./account-form.js";
import { useEnter } from "./use-enter.js";

/** Makes the first account of a service, with the code that only who runs it can see. */
export function SetUpScreen(): ReactNode {
  const setUp = useQuery(setUpQuery);
  const enter = useEnter();
  return (
    <AccessCard title={words.setUp} words={words.setUpWords}>
      <ShownQuery query={setUp}>
        {({ needsSetup, requiresSetupToken, setupTokenHint }) =>
          needsSetup ? (
            <AccountForm
              kind="set-up"
              submit={words.setUpSubmit}
              codeHint={requiresSetupToken ? words.codeHints[setupTokenHint ?? "operator"] : undefined}
              onIn={() => enter(undefined)}
            />
          ) : (
            <Navigate to="/sign-in" replace />
          )
        }
      </ShownQuery>
    </AccessCard>
  );
}
