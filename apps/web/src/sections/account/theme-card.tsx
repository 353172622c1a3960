import { type ReactNode, useSyncExternalStore } from "react";
import { Card } from "../../design/page.js";
import { chooseTheme, chosenTheme, onThemeChosen, THEMES } from "../../design/theme.js";
import { ACCOUNT_WORDS as words } from "../../words/account.js";
import { THEME_WORDS } from "../../words/design.js";
import styles from "./account.module.css";

/** Which theme this browser shows. */
export function ThemeCard(): ReactNode {
  const theme = useSyncExternalStore(onThemeChosen, chosenTheme);
  return (
    <Card title={words.theme}>
      <fieldset className={styles["themes"]}>
        <legend className="visually-hidden">{words.theme}</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme === one} onChange={() => chooseTheme(one)} />
            {THEME_WORDS[one]}
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
