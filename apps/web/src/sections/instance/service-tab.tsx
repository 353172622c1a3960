import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Facts } from "../../design/facts.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import { healthQuery, instanceQuery } from "./instance-queries.js";

/** Which service this is and whether it can do its work. */
export function ServiceTab(): ReactNode {
  const instance = useQuery(instanceQuery);
  return (
    <ShownQuery query={instance}>
      {({ version, profile, allowSelfRegistration }) => (
        <Card>
          <Facts
            facts={[
              [words.health, <Health key="health" />],
              [words.version, version],
              [words.profile, words.profiles[profile]],
              [words.registration, allowSelfRegistration ? words.open : words.closed],
            ]}
          />
        </Card>
      )}
    </ShownQuery>
  );
}

function Health(): ReactNode {
  const health = useQuery(healthQuery);
  return (
    <ShownQuery query={health}>
      {(isReady) => {
        const word = isReady ? "ready" : "notReady";
        return (
          <span role="status">
            <Badge tone={isReady ? "good" : "bad"}>{words.healths[word]}</Badge> {words.healthMeaning[word]}{" "}
            {words.checked} <TimeText at={new Date(health.dataUpdatedAt).toISOString()} />
          </span>
        );
      }}
    </ShownQuery>
  );
}
