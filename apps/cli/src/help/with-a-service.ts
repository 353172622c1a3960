/** What of docs/cli.md is about all commands that ask a service. */
export const WITH_A_SERVICE = `## With a service

\`import\`, \`export\`, \`promise run\`, \`evidence\`, \`bundle\` and \`brief\` always ask a service. \`play\`, \`stress\`,
\`review\`, \`diff\` and \`verify\` do when \`--project\` (or \`--server\`) is given, and work on files otherwise.

| What | Option | Environment | Else |
|---|---|---|---|
| which service | \`--server\` | \`PLUMBLINE_URL\` | that of the last login, \`http://127.0.0.1:8080\` |
| which project, by name or ID | \`--project\` | \`PLUMBLINE_PROJECT\` | the one that the agent token is for |
| who asks | | \`PLUMBLINE_TOKEN\`, an [agent token](agent-tokens.md) | the person of the last login there |

A token comes before a login, and is taken from the environment alone: words of a command can be read by others on the
machine. Each command says below who may call it; what only a person may do, the service refuses to a token, whatever its
scopes. Neither a token nor a session is ever printed.

What is busy (429), and reads while the service cannot work (503), are asked again when the service says, for a minute at
most. A certificate of an authority of your own is trusted with \`NODE_EXTRA_CA_CERTS\`. Redirects are not followed.

### Signing in

\`\`\`sh
plumbline login --server https://plumbline.example
\`\`\`

It shows an address and a code. A person opens the address in a browser where they are signed in, compares the code and
lets the machine in. Do that only for a login that you began yourself: whoever is let in is you. The session is listed
with your others, and ends by \`plumbline logout\`, there, or with a change of the password
([sign-in](reference/sign-in.md#devices)).

Sessions are kept in \`plumbline/sessions.json\` below \`XDG_CONFIG_HOME\`, \`APPDATA\` or \`~/.config\`, or in the folder
that \`PLUMBLINE_CONFIG_DIR\` names, readable by their user alone, one for each address.`;
