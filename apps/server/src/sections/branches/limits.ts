/** Open branches of one project (design: the model and its editing); over it a create answers 409. */
export const MAX_OPEN_BRANCHES = 100;
