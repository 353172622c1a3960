import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { sessionEnded } from "../../api/session.js";
import { isPageOfService, returnAddress } from "./return-address.js";

/** What is done once somebody is in: nothing read as somebody else stays, and they go where they wanted to. */
export function useEnter(): (to: string | undefined) => void {
  const queries = useQueryClient();
  const router = useRouter();
  return (to) => {
    const address = returnAddress(to, window.location.origin);
    queries.clear();
    sessionEnded.clear();
    if (isPageOfService(address)) {
      window.location.assign(address);
    } else {
      router.history.replace(address);
    }
  };
}
