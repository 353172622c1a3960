import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusPicture } from "./focus-picture.js";

/**
 * Who comes here from another screen goes on by keys at the picture: what they pressed there is gone. Who opens the address
 * itself begins at the top of the page.
 */
export function useFocusOnArrival(isThere: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (isThere && history.location.state.__TSR_index > 0) {
      focusPicture();
    }
  }, [isThere, history]);
}
