/** Times that escapes interrupt a text of code. */
export const MAX_ESCAPES = 250_000;

/**
 * Times the parser may ask to go on (it does every hundred steps) by where it is in the text: so many, and so many for
 * each thousand characters. Code takes at most 27; a text that only looks like code takes ever more time and memory.
 */
export const PARSER_CALLBACKS = { atFirst: 150, perThousandCharacters: 30 } as const;

/**
 * Pages of 64 KiB that the parser may have: 384 MiB. The longest file of code takes 270; some texts that are no code take
 * the square of their length, whatever is counted. A parser that has no more is broken.
 */
export const PARSER_PAGES = { atFirst: 512, most: 6144 } as const;

/** Steps through syntax trees in search of what stands around a token, for all variants of a file together. */
export const MAX_TREE_STEPS = 4_000_000;

/** Variants of a file that its compile-time conditions make. */
export const MAX_VARIANTS = 64;

/** How deep values are read (a text made of texts, a list in a record); deeper ones are not readable. */
export const MAX_VALUE_DEPTH = 8;

/** Items of a list or record that are read. */
export const MAX_VALUE_ITEMS = 100;

/** Children of one node that the parser made no sense of; a file with more is not worth a look (and looks are dear). */
export const MAX_ERROR_CHILDREN = 1000;
