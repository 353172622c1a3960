/** What stands where the value of a token belongs. */
export const AGENT_TOKEN = "<AGENT_TOKEN>";

/** The header that presents a token. */
export const AUTHORIZATION = { name: "Authorization", scheme: "Bearer" } as const;

/** The value of the header with the placeholder in it. */
export const PRESENTED_TOKEN = `${AUTHORIZATION.scheme} ${AGENT_TOKEN}`;
