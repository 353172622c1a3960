import { Tabs as Parts } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./tabs.module.css";

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Name extends string> {
  /** What the tabs are about, for who does not see them. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly open: Name;
  readonly onOpen: (name: Name) => void;
}

/** Parts of a screen of which one is shown; which one, the address says. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>): ReactNode {
  const choose = (value: string): void => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab !== undefined) {
      onOpen(tab.name);
    }
  };
  const list = useRef<HTMLDivElement>(null);
  // Where the names are wider than the screen, the open one is in sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-name="${CSS.escape(open)}"]`);
    if (tab && list.current !== null) {
      intoSight(tab, list.current);
    }
  }, [open]);
  return (
    <Parts.Root value={open} onValueChange={choose} activationMode="manual">
      <Parts.List ref={list} className={styles["list"]} aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.name} value={tab.name} data-name={tab.name} className={styles["tab"]}>
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.name} value={tab.name} className={styles["content"]}>
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}

/** Scrolls the row of tabs alone: the page stays where it is. */
function intoSight(tab: HTMLElement, list: HTMLElement): void {
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.left < outer.left) {
    list.scrollLeft += inner.left - outer.left;
  } else if (inner.right > outer.right) {
    list.scrollLeft += inner.right - outer.right;
  }
}
