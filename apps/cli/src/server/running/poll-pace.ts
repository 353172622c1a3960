/** Seconds until it is worth asking again, or null when it is over (docs/reference/sign-in.md#devices). */
export async function pollPace(error: unknown, seconds: number): Promise<number | null> {
  const { isProblem } = await import("@plumbline/api-client");
  if (isProblem(error, "authorization_pending")) {
    return seconds;
  }
  if (isProblem(error, "slow_down", "rate_limited", "busy", "unavailable")) {
    return Math.max(seconds, error.retryAfter ?? seconds);
  }
  return null;
}
