import { FACT_LIMITS } from "@plumbline/model-core";

/** Characters of what is looked for: no name is longer. */
export const MAX_QUERY = FACT_LIMITS.nameLength;
/** Words of it. */
export const MAX_WORDS = 8;
/** Characters of the text of an entry that are searched, from its beginning. */
export const SEARCHED_CHARACTERS = 2_000;
/** Characters of a question that are its name. */
export const NAME_CHARACTERS = 200;
/** Characters of a snippet. */
export const SNIPPET_CHARACTERS = 160;
/** Projects whose entries a search brings up to date before it looks for more of them. */
export const PROJECTS_AT_ONCE = 50;
/** How often one search does so; an answer says when there are still others, which show what they had. */
export const ROUNDS = 10;
