import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { ProfilePanel } from "./profile-panel.js";
import { defaultsQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

/** A profile that is not stored yet, with the values that the workspace says new ones begin with. */
export function NewProfilePanel(): ReactNode {
  const { projectId, search } = useStressAddress();
  const defaults = useQuery(defaultsQuery(projectId));
  const scenarios = useQuery(allScenariosQuery(projectId));
  return (
    <ShownQuery query={defaults}>
      {({ seed, arrivalRatePerSecond: ratePerSecond, durationSeconds, warmUpSeconds }) => (
        <ShownQuery query={scenarios}>
          {(all) => (
            <ProfilePanel
              stored={null}
              base={{
                name: "",
                scenarioId: search.scenario ?? all[0]?.id ?? "",
                seed,
                arrivals: { process: "poisson", ratePerSecond, durationSeconds, warmUpSeconds, stages: [] },
                resources: [],
                serviceTimes: [],
                subscriptions: [],
                branches: [],
                overrides: [],
                outages: [],
              }}
            />
          )}
        </ShownQuery>
      )}
    </ShownQuery>
  );
}
