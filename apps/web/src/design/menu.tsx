import { DropdownMenu as Parts } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { classNames } from "./class-names.js";
import styles from "./menu.module.css";

export interface MenuProps {
  /** The button that opens it: one element that takes a ref. */
  readonly trigger: ReactNode;
  readonly align?: "start" | "end" | undefined;
  /** It is there because somebody pressed for it: see `LateMenu`. */
  readonly isOpenAtFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/** A list of things to do, behind a button. */
export function Menu({ trigger, align = "start", isOpenAtFirst = false, children }: MenuProps): ReactNode {
  return (
    <Parts.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          className={styles["menu"]}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(isOpenAtFirst && { onFocus: toFirstItem })}
        >
          {children}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** A menu that was not there when a key asked for it does not know that it was a key: its first item is gone to all the same. */
function toFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.matches(":focus-visible")) {
    currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }
}

export interface MenuItemProps {
  readonly onSelect?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
  /** The keys that do the same. */
  readonly keys?: string | undefined;
  /** Its one child is a link, which takes its place. */
  readonly asChild?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({
  onSelect,
  isDisabled = false,
  isDanger = false,
  keys,
  asChild = false,
  children,
}: MenuItemProps): ReactNode {
  return (
    <Parts.Item
      asChild={asChild}
      className={classNames(styles["item"], isDanger && styles["danger"])}
      disabled={isDisabled}
      onSelect={() => onSelect?.()}
    >
      {asChild ? (
        children
      ) : (
        <>
          {children}
          {keys !== undefined && <span className={styles["keys"]}>{keys}</span>}
        </>
      )}
    </Parts.Item>
  );
}

export function MenuLine(): ReactNode {
  return <Parts.Separator className={styles["line"]} />;
}

export function MenuHeading({ children }: { readonly children: ReactNode }): ReactNode {
  return <Parts.Label className={styles["heading"]}>{children}</Parts.Label>;
}
