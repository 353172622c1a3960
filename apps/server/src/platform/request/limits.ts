/** Characters (code points) of a workspace's or project's name (design: the model's text limits). */
export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 10_000;
