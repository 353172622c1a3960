/** Bytes of a body: a question or an answer that keeps the limits of its texts fits, however it is spelled. */
export const MAX_QUESTION_BODY = 128 * 1024;
