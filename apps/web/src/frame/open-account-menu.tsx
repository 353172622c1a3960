import { dataOf, isProblem } from "@plumbline/api-client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useSyncExternalStore } from "react";
import { api } from "../api/client.js";
import { meQuery } from "../api/queries.js";
import { toldError } from "../api/told-error.js";
import { Menu, MenuHeading, MenuItem, MenuLine } from "../design/menu.js";
import { chooseTheme, chosenTheme, onThemeChosen, THEMES } from "../design/theme.js";
import { toasts } from "../design/toasts.js";
import { THEME_WORDS } from "../words/design.js";
import { FRAME_WORDS as words } from "../words/frame.js";

/** Who is signed in, and what they can do with their account. */
export function OpenAccountMenu({ trigger }: { readonly trigger: ReactElement }): ReactNode {
  const { data: me } = useQuery(meQuery);
  const theme = useSyncExternalStore(onThemeChosen, chosenTheme);
  const signOut = useMutation({
    mutationFn: () => dataOf(api.POST("/api/auth/logout")),
    // What was read as this person leaves memory with the page.
    onSuccess: leave,
    // A session that still stands must not look ended: the next one at this machine would be in.
    onError: (error) =>
      isProblem(error, "unauthorized") ? leave() : toasts.say(words.notSignedOut(toldError(error).title)),
  });
  const name = me?.user.displayName ?? "";
  return (
    <Menu align="end" isOpenAtFirst trigger={trigger}>
      <MenuHeading>
        {name}
        <br />
        {me?.user.email}
      </MenuHeading>
      <MenuItem asChild>
        <Link to="/account">{words.account}</Link>
      </MenuItem>
      {me?.user.isInstanceAdmin && (
        <MenuItem asChild>
          <Link to="/instance">{words.instance}</Link>
        </MenuItem>
      )}
      <MenuLine />
      <MenuHeading>{words.theme}</MenuHeading>
      {THEMES.map((one) => (
        <MenuItem key={one} onSelect={() => chooseTheme(one)}>
          {theme === one ? "● " : "○ "}
          {THEME_WORDS[one]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => signOut.mutate()}>{words.signOut}</MenuItem>
    </Menu>
  );
}

function leave(): void {
  window.location.assign("/sign-in");
}
