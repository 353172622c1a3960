import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import { api } from "./client.js";

type Request = Schemas["ExplainRequest"];

interface Asked {
  readonly body: Request;
  readonly isPreview: boolean;
}

/** Asks for an explanation, or for what would be sent to ask for it. */
export function useExplain(projectId: string) {
  const ask = useMutation({
    mutationFn: ({ body, isPreview }: Asked) => {
      const query = { preview: isPreview ? ("true" as const) : ("false" as const) };
      const params = { path: { projectId }, query };
      return dataOf(api.POST("/api/projects/{projectId}/ai/explain", { params, body }));
    },
  });
  const { data, error, isPending, variables } = ask;
  const said = data !== undefined && "paragraphs" in data ? data : null;
  return {
    /** One call at a time: each costs. */
    ask: (body: Request, isPreview: boolean): void => {
      if (!isPending) {
        ask.mutate({ body, isPreview });
      }
    },
    error,
    busyWith: isPending ? (variables.isPreview ? ("preview" as const) : ("ask" as const)) : null,
    preview: data !== undefined && "preview" in data ? data : null,
    explanation: said !== null && said.unavailable === null ? said : null,
    unavailable: said?.unavailable ?? null,
  };
}
