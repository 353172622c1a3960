import { TOOL_LIMITS } from "../limits.js";

const { resultBytes, messageBytes, page, mostItems, leastTokens, mostTokens, detailItems, resourceBytes } =
  TOOL_LIMITS;

/** How answers of tools are to be read. */
export const ANSWERS: readonly string[] = [
  "The result is one JSON document as text: `projectId`, `truth`, `truthNote`, `data`, `nextCursor`, `notice`. What was found is in `data`.",
  "`nextCursor` that is not null: there is more. Send it as `cursor` with the same arguments.",
  "`notice` that is not null: something was left out, and it says what and how to get it.",
  "A failed tool sets `isError` and answers `error` with `type`, `title`, `status` and `errors`, each with the `field` that is wrong. Correct the field and call again.",
  "What a tool needs has to be there; it may be null where its schema says so. What may be left out may be null as well. An unknown argument is refused, and the nearest that exists is named.",
];

/** What keeps answers small. */
export const SMALL_ANSWERS: readonly string[] = [
  `\`fields\` chooses what each item of a list holds: \`["id","name"]\` first, the rest when it is needed. An ID is always there.`,
  `\`maxTokens\` (${leastTokens} to ${mostTokens}) bounds the answer in tokens; what has no room is left out and named in \`notice\`.`,
  `\`limit\` bounds a page: ${page} items when it is left out, ${mostItems} at most.`,
];

/** The limits of the tool endpoint, in words. */
export const LIMITS_IN_WORDS: readonly string[] = [
  `bytes of a result: ${resultBytes}`,
  `bytes of a message to the endpoint: ${messageBytes}`,
  `items of a page: ${page} by default, ${mostItems} at most`,
  `items of each list that shows one element: ${detailItems}`,
  `\`maxTokens\`: ${leastTokens} to ${mostTokens}`,
  `bytes of a file that is read as a resource: ${resourceBytes}`,
];
