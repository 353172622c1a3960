/** How often a job and its floor take turns, after one turn that warms up. */
export const ROUNDS = 5;

/** Runs a job and its floor in turns and keeps the medians, as a row of the table; times in ms. */
export async function row(job, target, { rounds = ROUNDS, prepare = () => null, ours, floor, floorJob }) {
  const turns = [];
  for (let round = 0; round <= rounds; round += 1) {
    const prepared = await prepare();
    turns.push([await time(() => ours(prepared)), await time(() => floorJob(prepared))]);
  }
  const oursMs = median(turns.slice(1).map(([mine]) => mine));
  const floorMs = median(turns.slice(1).map(([, least]) => least));
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs, target };
}

async function time(job) {
  const startedAt = performance.now();
  await job();
  return performance.now() - startedAt;
}

function median(times) {
  return percentile(times, 0.5);
}

/** The time that a share of all stays under. */
export function percentile(times, share) {
  return times.toSorted((left, right) => left - right)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ];
}
