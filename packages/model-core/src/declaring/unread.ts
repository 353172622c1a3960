/** Stands for a value that was refused, in a document that leaves such values out. */
export const UNREAD = Symbol("unread");
