/** What the page's policy asks for where a program is loaded by its address: one policy, for workers of this build alone. */
const policy = globalThis.trustedTypes?.createPolicy("plumbline-workers", { createScriptURL: checked });

/** The address of a worker of this build, as the browser takes it. */
export function workerAddress(address: string): string {
  // Browsers without the check take the text itself; those with it take what the policy made of it.
  return (policy?.createScriptURL(address) ?? checked(address)) as string;
}

function checked(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || !/^\/(assets|src)\/[\w./-]+$/.test(url.pathname)) {
    throw new TypeError(`No worker of this client: ${url.pathname}`);
  }
  return url.href;
}
