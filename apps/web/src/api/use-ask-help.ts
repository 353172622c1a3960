import type { Schemas } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";

type Preview = Schemas["AiPreviewResponse"];
type Unavailable = Schemas["AiUnavailableResponse"];

/** What an AI made, what would be sent to it, or why it was not asked. */
export type HelpAnswer = { readonly id: string } | Preview | Unavailable;

interface Asked<Body> {
  readonly body: Body;
  readonly isPreview: boolean;
}

export interface AskedHelp {
  readonly error: unknown;
  readonly busyWith: "preview" | "ask" | null;
  readonly preview: Preview | null;
  readonly unavailable: Unavailable | null;
}

/** What follows when something was made, by its ID. */
export interface AfterAsking {
  /** Wherever the person is by then. */
  readonly onMade: (id: string) => unknown;
  /** Where the person is still here. */
  readonly goOn: (id: string) => unknown;
}

/** Asks an AI for something that is kept: one call at a time. What else comes back is there to be shown. */
export function useAskHelp<Body>(
  send: (body: Body, isPreview: boolean) => Promise<HelpAnswer>,
  { onMade, goOn }: AfterAsking,
): AskedHelp & { readonly ask: (body: Body, isPreview: boolean) => void } {
  const withId = (then: (id: string) => unknown) => (answer: HelpAnswer) =>
    void ("id" in answer && then(answer.id));
  const ask = useMutation({
    mutationFn: ({ body, isPreview }: Asked<Body>) => send(body, isPreview),
    onSuccess: withId(onMade),
  });
  const { data, error, isPending, variables } = ask;
  return {
    ask: (body, isPreview) => {
      if (!isPending) {
        ask.mutate({ body, isPreview }, { onSuccess: withId(goOn) });
      }
    },
    error,
    busyWith: isPending ? (variables.isPreview ? "preview" : "ask") : null,
    preview: data !== undefined && "preview" in data ? data : null,
    unavailable: data !== undefined && "available" in data ? data : null,
  };
}
