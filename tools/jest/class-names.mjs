/** What a style sheet of a component is to tests: each class by its own name. */
const classes = new Proxy({}, { get: (_, name) => String(name) });

export default classes;
