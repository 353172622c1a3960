import { type RefObject, useEffect, useRef } from "react";

/** Leads to the first field of a form that is wrong, each time that the service has said what is. */
export function useFocusOnError(said: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (said !== null && said !== undefined) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [said]);
  return form;
}
