import { type Binding, present } from "@plumbline/model-core";
import { channelsReached } from "@plumbline/playback-engine";
import { REVIEW_LIMITS } from "../limits.js";
import type { Cited } from "../records/cited.js";
import { isStated, type ReviewContext } from "../state/review-context.js";

/** Where bindings lead from a channel. */
export interface MessageWalk {
  /** By which binding each channel was first come to, null for the first; nearest first. */
  readonly arrivals: ReadonlyMap<string, Binding | null>;
  /** Those that were followed, also to a channel that was come to before. */
  readonly bindings: readonly Binding[];
  /** Not all bindings were looked at: there are more than one message may meet. */
  readonly isCut: boolean;
}

const NOWHERE: MessageWalk = { arrivals: new Map(), bindings: [], isCut: false };

/** Follows the bindings from a channel that `follows` says; each channel once, since bindings may form a circle. */
export function walkFrom(
  { index }: ReviewContext,
  channelId: string,
  follows: (binding: Binding) => boolean,
): MessageWalk {
  const arrivals = new Map<string, Binding | null>([[channelId, null]]);
  const followed: Binding[] = [];
  let left: number = REVIEW_LIMITS.bindingsFollowed;
  let isCut = false;
  channelsReached([channelId], (id) => {
    const bindings = index.bindingsOfSource.get(id) ?? [];
    isCut ||= bindings.length > left;
    const next = bindings.slice(0, left).filter(follows);
    left = Math.max(0, left - bindings.length);
    for (const binding of next) {
      followed.push(binding);
      if (!arrivals.has(binding.targetChannelId)) {
        arrivals.set(binding.targetChannelId, binding);
      }
    }
    return next.map(({ targetChannelId }) => targetChannelId);
  });
  return { arrivals, bindings: followed, isCut };
}

/** The same by stated bindings, from a stated channel through stated channels. */
export function statedWalkFrom(
  context: ReviewContext,
  channelId: string,
  follows: (binding: Binding) => boolean,
): MessageWalk {
  if (!isStated(context, { kind: "channel", id: channelId })) {
    return NOWHERE;
  }
  return walkFrom(
    context,
    channelId,
    (binding) =>
      follows(binding) &&
      isStated(context, { kind: "binding", id: binding.id }) &&
      isStated(context, { kind: "channel", id: binding.targetChannelId }),
  );
}

/** The channels and bindings by which a walk came to a channel, the first channel first. */
export function wayTo({ arrivals }: MessageWalk, channelId: string): readonly Cited[] {
  const way: Cited[] = [{ kind: "channel", id: channelId }];
  let binding = arrivals.get(channelId);
  while (binding) {
    way.push({ kind: "binding", id: binding.id }, { kind: "channel", id: binding.sourceChannelId });
    binding = arrivals.get(binding.sourceChannelId);
  }
  return way.reverse();
}

/** How many bindings the ways to all its channels have together. */
export function lengthOfWays({ arrivals }: MessageWalk): number {
  const lengths = new Map<string, number>();
  let sum = 0;
  // What a binding was followed from was come to before.
  for (const [channelId, binding] of arrivals) {
    const length = binding === null ? 0 : present(lengths.get(binding.sourceChannelId)) + 1;
    lengths.set(channelId, length);
    sum += length;
  }
  return sum;
}

/** Every channel and binding of a walk. */
export function factsOfWalk({ arrivals, bindings }: MessageWalk): readonly Cited[] {
  return [
    ...[...arrivals.keys()].map((id): Cited => ({ kind: "channel", id })),
    ...bindings.map(({ id }): Cited => ({ kind: "binding", id })),
  ];
}
