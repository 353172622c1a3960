/** Stands for a value that was refused or left out, in a document that leaves such values out. */
export const UNREAD = Symbol("unread");
