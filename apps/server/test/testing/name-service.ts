/** Code that runs before the service and answers for its system's name service: these names, and nothing else. */
export function answeringFor(names: Readonly<Record<string, readonly string[]>>): NodeJS.ProcessEnv {
  const code = `
    import dns from "node:dns/promises";
    import { syncBuiltinESMExports } from "node:module";
    const names = ${JSON.stringify(names)};
    dns.lookup = async (name) => {
      console.log(JSON.stringify({ lookedUp: name }));
      if (name in names) return names[name].map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    };
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}
