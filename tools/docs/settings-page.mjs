const HEAD = `# Settings reference

Every value that a workspace and an instance can set while the service runs. This page is written from the declaration
in the code (\`npm run docs\`), and a test keeps it current. The same declaration is served as a JSON Schema at
\`/api/settings/schema\`. What the service reads from its environment stands in
[operations/configuration.md](operations/configuration.md).

A workspace's settings lie over the defaults of the instance, which lie over the built-in defaults below: objects merge
field by field; a list, a value and an explicit null replace what is under them. What the policy refuses does not apply:
the value under it does, and the settings list it in \`policyViolations\`.

A URL is absolute, \`http\` or \`https\`, without user name and password, at most 2000 characters. Where the policy does
not allow private network URLs, all addresses of its host are public. In \`hosted\` it uses \`https\`, or \`http\` inside
a private network that the policy allows.
`;

const COLUMNS = "| Value | What it does | Default | Allowed |\n|---|---|---|---|\n";

/**
 * The text of `docs/settings-reference.md`.
 * @param {object} instance the schema of the instance settings document
 * @param {Readonly<Record<string, object>>} policies the default policy of each profile
 */
export function settingsPage(instance, policies) {
  const { policy, defaults } = fieldsOf(instance);
  const sections = Object.entries(fieldsOf(defaults)).map(([name, section]) => table(name, section));
  const { ai } = fieldsOf(defaults);
  const { providers } = fieldsOf(ai);
  const provider = providers.items;
  const ofProfiles = (/** @type {string} */ key) => {
    const values = Object.entries(policies).map(([profile, values]) => [
      profile,
      spell(Reflect.get(values, key)),
    ]);
    const first = values[0]?.[1] ?? "";
    if (values.every(([, value]) => value === first)) {
      return first;
    }
    return values.map(([profile, value]) => `${value} in \`${profile}\``).join(", ");
  };
  const rows = Object.entries(fieldsOf(policy)).map(([key, field]) =>
    row(`policy.${key}`, field, ofProfiles(key)),
  );
  return [
    HEAD,
    ...sections,
    `\n## An entry of \`ai.providers\`\n\n${provider.description}\n\n${COLUMNS}${entries("", provider)}`,
    `\n## The policy of the instance\n\n${policy.description}\n\n${COLUMNS}${rows.join("")}`,
  ].join("");
}

/**
 * @param {string} name
 * @param {any} section
 */
function table(name, section) {
  return `\n## \`${name}\`\n\n${section.description}\n\n${COLUMNS}${entries(`${name}.`, section)}`;
}

/**
 * @param {string} prefix
 * @param {any} schema
 * @returns {string}
 */
function entries(prefix, schema) {
  return Object.entries(fieldsOf(schema))
    .map(([key, field]) => {
      if (field.type === "object") {
        return entries(`${prefix}${key}.`, field);
      }
      const preset = "default" in field ? spell(field.default) : "has to be given";
      return row(prefix + key, field, preset);
    })
    .join("");
}

/**
 * @param {string} name
 * @param {any} field
 * @param {string} preset
 */
function row(name, field, preset) {
  return `| \`${name}\` | ${field.description} | ${preset} | ${allowed(field)} |\n`;
}

/**
 * What a value may be, in words.
 * @param {any} field
 * @returns {string}
 */
function allowed(field) {
  const [type, orNull] = [field.type].flat();
  const words = {
    array: () =>
      `a list of at most ${field.maxItems}${field.items.type === "string" ? `, ${field.items.enum ? "out of" : "each"} ${allowed(field.items)}` : ""}`,
    boolean: () => "`true` or `false`",
    integer: () => `a whole number from ${field.minimum} to ${field.maximum}`,
    number: () =>
      "exclusiveMinimum" in field
        ? `a number above ${field.exclusiveMinimum}, at most ${field.maximum}`
        : `a number from ${field.minimum} to ${field.maximum}`,
    string: () => allowedText(field),
  };
  return words[/** @type {keyof typeof words} */ (type)]() + (orNull ? ", or null" : "");
}

/** @type {Readonly<Record<string, string>>} what a pattern of a text means */
const FORMS = { "\\S": "not blank", "^\\S*$": "no white space", "^[A-Z]{3}$": "three letters A to Z" };

/**
 * @param {any} field
 * @returns {string}
 */
function allowedText({ enum: choices, pattern, minLength, maxLength, allOf }) {
  if (choices) {
    return choices.map(spell).join(", ");
  }
  if (pattern.includes("://")) {
    return pattern.startsWith("^$|") ? "a URL or empty" : "a URL";
  }
  if (pattern.includes("{8}")) {
    return "a GUID";
  }
  const form = allOf ? [FORMS[allOf[0].pattern]] : [];
  const least = minLength > 0 ? `${minLength} to` : "at most";
  const length = maxLength === undefined ? [] : [`${least} ${maxLength} characters`];
  return [...length, ...form].join(", ");
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function spell(value) {
  if (value === "") {
    return "empty";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "none" : value.map(spell).join(", ");
  }
  return `\`${value}\``;
}

/**
 * @param {any} schema
 * @returns {Record<string, any>}
 */
function fieldsOf(schema) {
  return schema.properties;
}
