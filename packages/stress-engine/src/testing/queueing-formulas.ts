/** What queueing theory says of simple systems; times in milliseconds, rates per second. */

import type { Theory } from "./oracle.js";

/** Pollaczek and Khinchine: one server, any service time, of which only the coefficient of variation counts. */
export function pollaczekKhinchine(rate: number, meanMs: number, squaredCv: number): Theory {
  const rho = (rate * meanMs) / 1_000;
  const wait = ((rho / (1 - rho)) * (1 + squaredCv) * meanMs) / 2;
  return { wait, stay: wait + meanMs, queue: (rate * wait) / 1_000, utilisation: rho };
}

/** One server, exponential service times: the stay is exponential too. */
export function mm1(rate: number, meanMs: number): Theory {
  const { utilisation: rho = 0 } = pollaczekKhinchine(rate, meanMs, 1);
  const stay = meanMs / (1 - rho);
  return {
    ...pollaczekKhinchine(rate, meanMs, 1),
    inside: rho / (1 - rho),
    allBusy: rho,
    variance: stay ** 2,
    p50: -Math.log(1 - 0.5) * stay,
    p95: -Math.log(1 - 0.95) * stay,
    p99: -Math.log(1 - 0.99) * stay,
  };
}

/** Erlang's formulas: the share of time with every one of c servers busy, first without a queue, then with one. */
export function erlang(offered: number, servers: number): { readonly b: number; readonly c: number } {
  let b = 1;
  for (let k = 1; k <= servers; k += 1) {
    b = (offered * b) / (k + offered * b);
  }
  const rho = offered / servers;
  return { b, c: b / (1 - rho + rho * b) };
}

/** Several servers and one queue before them. */
export function mmc(rate: number, meanMs: number, servers: number): Theory {
  const offered = (rate * meanMs) / 1_000;
  const { c } = erlang(offered, servers);
  const wait = (c * meanMs) / (servers - offered);
  const spare = servers - offered - 1;
  const within = (t: number): number =>
    1 - Math.exp(-t / meanMs) * (1 + (c * (1 - Math.exp((-spare * t) / meanMs))) / spare);
  return {
    wait,
    stay: wait + meanMs,
    queue: (rate * wait) / 1_000,
    inside: (rate * (wait + meanMs)) / 1_000,
    utilisation: offered / servers,
    allBusy: c,
    p50: quantileOf(within, 0.5, meanMs),
    p95: quantileOf(within, 0.95, meanMs),
    p99: quantileOf(within, 0.99, meanMs),
  };
}

/** Where a distribution function reaches a share, by halving. */
function quantileOf(within: (t: number) => number, share: number, meanMs: number): number {
  let low = 0;
  let high = 1_000 * meanMs;
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (low + high) / 2;
    if (within(middle) < share) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

/** Burke and Jackson: stations in a row are each as if alone, and their times are independent. */
export function tandem(rate: number, meansMs: readonly number[]): Theory {
  const stays = meansMs.map((meanMs) => mm1(rate, meanMs).stay ?? 0);
  return {
    stay: stays.reduce((sum, stay) => sum + stay, 0),
    variance: stays.reduce((sum, stay) => sum + stay ** 2, 0),
  };
}

/** One server and a queue that turns away: K places, the one in service among them. */
export function mm1k(rate: number, meanMs: number, places: number): Theory {
  const rho = (rate * meanMs) / 1_000;
  const lost = rho === 1 ? 1 / (places + 1) : ((1 - rho) * rho ** places) / (1 - rho ** (places + 1));
  const utilisation = rho * (1 - lost);
  return { lost, utilisation, allBusy: utilisation };
}

/** Attempts that fail independently of one another. */
export function retries(failing: number, attempts: number): Theory {
  return { attempts: (1 - failing ** attempts) / (1 - failing), failed: failing ** attempts };
}

/** Attempts of an exponential time under a time-out, with one wait between two, and never a queue. */
export function timeouts(of: {
  readonly meanMs: number;
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly backoffMs: number;
}): Theory {
  const { meanMs, timeoutMs, attempts, backoffMs } = of;
  const timedOut = Math.exp(-timeoutMs / meanMs);
  const { attempts: made = 0, failed = 0 } = retries(timedOut, attempts);
  const stayOfAll = made * meanMs * (1 - timedOut) + (made - 1) * backoffMs;
  const longest = attempts * timeoutMs + (attempts - 1) * backoffMs;
  return {
    timedOut,
    attempts: made,
    failed,
    stayOfAll,
    stay: (stayOfAll - failed * longest) / (1 - failed),
  };
}
