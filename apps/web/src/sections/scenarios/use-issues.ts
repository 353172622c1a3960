import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { handleOf, type ReadModel } from "../../engines/on-held-models.js";
import type { PlacedIssue } from "../../engines/placed-issues.js";
import { validateOn } from "./playing/held-model.js";
import type { DraftEditor } from "./use-draft.js";

const TYPING_MS = 120;
const NONE: readonly PlacedIssue[] = [];

/** What keeps the draft from being played, found while it is typed. */
export function useIssues(model: ReadModel, editor: DraftEditor): readonly PlacedIssue[] {
  const text = useSettled(editor.draft.text);
  const { data } = useQuery({
    queryKey: ["engines", "validate", handleOf(model), text],
    queryFn: async () => ({ text, validation: await validateOn(model, text) }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { setReadable } = editor;
  const [told, setTold] = useState("");
  useEffect(() => {
    if (data !== undefined && data.text !== told) {
      setTold(data.text);
      setReadable(data.text, data.validation.is === "read");
    }
  }, [data, told, setReadable]);
  return data?.validation.issues ?? NONE;
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
