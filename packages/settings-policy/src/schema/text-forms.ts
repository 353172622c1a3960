/** Forms of texts that several settings have, as patterns that a JSON Schema can state too. */

/** Not only white space. */
export const NOT_BLANK = { pattern: "\\S", message: "must not be blank" } as const;

export const NO_WHITE_SPACE = { pattern: "^\\S*$", message: "must hold no white space" } as const;

export const CURRENCY = { pattern: "^[A-Z]{3}$", message: "must be three letters A to Z" } as const;
