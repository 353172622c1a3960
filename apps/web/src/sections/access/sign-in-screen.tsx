import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import { AccessCard } from "./access-card.js";
import styles from "./access-card.module.css";
import { setUpQuery } from "./access-queries.js";
import { ExternalOutcome } from "./external-outcome.js";
import { Providers } from "./providers.js";
import { SignInForm } from "./sign-in-form.js";
import { useEnter } from "./use-enter.js";

/** Lets in who has an account; a service without any asks for its first one. */
export function SignInScreen(): ReactNode {
  const { to, external } = useSearch({ from: "/sign-in" });
  const setUp = useQuery(setUpQuery);
  const enter = useEnter();
  const elsewhere = (
    <>
      {words.noAccount}{" "}
      <Link to="/register" search={{ to }}>
        {words.makeOne}
      </Link>
    </>
  );
  return (
    <AccessCard title={words.signIn} elsewhere={elsewhere}>
      <ShownQuery query={setUp}>
        {({ needsSetup }) =>
          needsSetup ? (
            <Navigate to="/set-up" replace />
          ) : (
            <>
              <ExternalOutcome reason={external} />
              <SignInForm onIn={() => enter(to)} />
              <Providers to={to} />
              <details className={styles["aside"]}>
                <summary>{words.cannotSignIn}</summary>
                <p>{words.cannotSignInWords}</p>
              </details>
            </>
          )
        }
      </ShownQuery>
    </AccessCard>
  );
}
