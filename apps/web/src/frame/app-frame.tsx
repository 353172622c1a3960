import { Link, Outlet, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button } from "../design/button.js";
import { KeyHint } from "../design/key-hint.js";
import { ToastList } from "../design/toast-list.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import { AccountMenu } from "./account-menu.js";
import styles from "./app-frame.module.css";
import { Crumbs } from "./crumbs.js";
import { KeysHelp } from "./keys-help.js";
import { OfflineBar } from "./offline-bar.js";
import { Palette } from "./palette.js";
import { SCREEN_ID } from "./project-screens.js";
import { SessionOver } from "./session-over.js";
import { useFocusKept } from "./use-focus-kept.js";
import { useShortcut } from "./use-shortcut.js";

/** The bar above every screen of who is signed in. */
export function AppFrame(): ReactNode {
  const [isFinding, setFinding] = useState(false);
  const { projectId } = useParams({ strict: false });
  useFocusKept();
  useShortcut("mod+k", () => setFinding(true));
  return (
    <div className={styles["frame"]}>
      <div>
        <a className={styles["skip"]} href={`#${projectId === undefined ? "content" : SCREEN_ID}`}>
          {words.skip}
        </a>
        <header className={styles["bar"]}>
          <Link to="/" className={styles["brand"]} title={words.home}>
            <img src="/icon.svg" alt="" width={22} height={22} />
            <span className={styles["brandName"]}>{words.product}</span>
          </Link>
          <Crumbs />
          <Button size="small" onClick={() => setFinding(true)} title={words.palette}>
            <span className={styles["wideOnly"]}>{words.palette}</span>
            <span className={styles["narrowOnly"]} aria-hidden="true">
              {words.paletteShort}
            </span>
            <span className={styles["forKeys"]}>
              <KeyHint>Ctrl K</KeyHint>
            </span>
          </Button>
          <AccountMenu />
        </header>
        <OfflineBar />
      </div>
      <main id="content" className={styles["main"]} tabIndex={-1}>
        <Outlet />
      </main>
      <Palette isOpen={isFinding} onClose={() => setFinding(false)} />
      <KeysHelp />
      <SessionOver />
      <ToastList />
    </div>
  );
}
