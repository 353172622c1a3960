/**
 * A channel and all that can be come to from it, nearest first and each once: bindings may form a circle. Without
 * recursion, since a chain may be long. `next` says which channels follow a channel, and is asked of each once.
 */
export function channelsReached<Channel>(
  from: Iterable<Channel>,
  next: (channel: Channel) => Iterable<Channel>,
): ReadonlySet<Channel> {
  const reached = new Set(from);
  for (const channel of reached) {
    for (const following of next(channel)) {
      reached.add(following);
    }
  }
  return reached;
}
