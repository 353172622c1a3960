import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../design/button.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";

/** The way back to the list. */
export function ToCritiques({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <Link
      to="/projects/$projectId/review"
      params={{ projectId }}
      search={{ tab: "critiques" }}
      className={buttonClass({})}
    >
      {words.back}
    </Link>
  );
}
