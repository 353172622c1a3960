/** Nest's token of the web client that is served; null where none is. */
export const SERVED_WEB_CLIENT = Symbol("ServedWebClient");
