import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

export interface AddressLinkProps extends ComponentProps<"a"> {
  /** An address of this client that is put together, with what stands after `?`. */
  readonly href: string;
}

/** A link to an address that only the data knows; where the router types an address, use its `Link`. */
export function AddressLink({ href, onClick, ...rest }: AddressLinkProps): ReactNode {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && !event.defaultPrevented) {
      event.preventDefault();
      router.history.push(href);
    }
  };
  return <a {...rest} href={href} onClick={go} />;
}
