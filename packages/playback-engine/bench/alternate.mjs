/** Runs two jobs in turn and gives the median of each, in milliseconds. */
export function alternate(ours, floor, rounds) {
  const times = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    [ours, floor].forEach((job, side) => {
      const start = performance.now();
      job();
      times[side].push(performance.now() - start);
    });
  }
  return times.map((list) => list.sort((left, right) => left - right)[Math.floor(list.length / 2)]);
}

/** One line of the table of benchmarks. */
export function row(job, floor, [oursMs, floorMs]) {
  return { job, oursMs, floor, floorMs, ratio: oursMs / floorMs };
}
