import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/** Where links stand in one row that is wider than the window, the one that is open is scrolled into sight. */
export function useOpenInSight(): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [path]);
  return nav;
}
