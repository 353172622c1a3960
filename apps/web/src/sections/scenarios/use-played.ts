import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { handleOf, type ReadModel } from "../../engines/on-held-models.js";
import { playOn } from "./playing/held-model.js";

/** What came of playing a text in the worker; while another one is played, what came of the one before. */
export function usePlayed(model: ReadModel, text: string) {
  const query = useQuery({
    queryKey: ["engines", "play", handleOf(model), text],
    queryFn: async () => ({ text, output: await playOn(model, text) }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
  });
  const { data, error, refetch } = query;
  return { output: data?.output ?? null, text: data?.text ?? text, error, retry: () => void refetch() };
}
