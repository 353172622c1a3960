import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { CopyBlock } from "../../design/copy-block.js";
import { SelectField } from "../../design/field.js";
import { TOKEN_WORDS as words } from "../../words/workspace.js";
import { configurationWith } from "./client-configuration.js";
import { clientsQuery } from "./workspace-queries.js";

/** What to write where, for the agents that people use, with the token in it. */
export function ClientConfigurations({ token }: { readonly token: string }): ReactNode {
  const query = useQuery(clientsQuery);
  const [name, setName] = useState("");
  return (
    <ShownQuery query={query}>
      {(clients) => {
        const client = clients.find((one) => one.name === name) ?? clients[0];
        return (
          client !== undefined && (
            <>
              <SelectField
                label={words.client}
                hint={client.file === null ? words.clientCommand : words.clientHint(client.file)}
                value={client.name}
                onChange={(event) => setName(event.target.value)}
              >
                {clients.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.title}
                  </option>
                ))}
              </SelectField>
              <CopyBlock label={client.title} text={configurationWith(client.text, token)} />
            </>
          )
        );
      }}
    </ShownQuery>
  );
}
