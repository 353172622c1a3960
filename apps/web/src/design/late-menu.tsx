import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonProps } from "./button.js";

export interface LateMenuProps extends Omit<ButtonProps, "onClick"> {
  /** The menu around its button; a lazily loaded component that is `isOpenAtFirst`. */
  readonly menu: (trigger: ReactElement) => ReactNode;
}

/** A button whose menu is loaded when it is first pressed: menus are heavy, and most are never opened. */
export function LateMenu({ menu, ...button }: LateMenuProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const trigger = <Button aria-haspopup="menu" {...button} />;
  const waiting = (
    <Button aria-haspopup="menu" aria-expanded={false} {...button} onClick={() => setWanted(true)} />
  );
  return isWanted ? <Suspense fallback={waiting}>{menu(trigger)}</Suspense> : waiting;
}
