/** Whom hosts and names lead to: keys of services, names of stores and brokers. */
export class Parties {
  readonly #byName = new Map<string, Set<string>>();

  add(name: string, party: string): void {
    const key = name.toLowerCase();
    const known = this.#byName.get(key) ?? new Set();
    known.add(party);
    this.#byName.set(key, known);
  }

  /** Null when nobody is called so, or several are. A host of a cluster is known by its first label. */
  of(name: string): string | null {
    const label = name.toLowerCase().replace(/\..*$/s, "");
    const found = this.#byName.get(name.toLowerCase()) ?? this.#byName.get(isClusterName(name) ? label : "");
    const [only = null] = found ?? [];
    return found?.size === 1 ? only : null;
  }
}

const PUBLIC = /\.(?:com|org|net|io|dev|app|cloud|local|internal|example|test)$/i;

/** `orders.shop`, `orders.shop.svc.cluster.local`; `orders.example.com` is somebody else's. */
function isClusterName(name: string): boolean {
  return (
    /^[^.]+\.[^.]+\.svc(?:\.[\w.-]+)?$/i.test(name) || (/^[^.]+\.[^.]+$/.test(name) && !PUBLIC.test(name))
  );
}
