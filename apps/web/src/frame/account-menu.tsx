import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { meQuery } from "../api/queries.js";
import { LateMenu } from "../design/late-menu.js";
import { FRAME_WORDS as words } from "../words/frame.js";

const OpenAccountMenu = lazy(() =>
  import("./open-account-menu.js").then(({ OpenAccountMenu }) => ({ default: OpenAccountMenu })),
);

/** Who is signed in; pressed, what they can do with their account. */
export function AccountMenu(): ReactNode {
  const { data: me } = useQuery(meQuery);
  const name = me?.user.displayName ?? "";
  return (
    <LateMenu
      size="small"
      look="quiet"
      aria-label={words.accountMenu(initialsOf(name), name)}
      menu={(trigger) => <OpenAccountMenu trigger={trigger} />}
    >
      {initialsOf(name)}
    </LateMenu>
  );
}

function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...word].slice(0, 1));
  return letters.slice(0, 2).join("").toUpperCase() || "…";
}
