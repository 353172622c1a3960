import { parseJson } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { useEffect, useState } from "react";
import { type SavedScenario, textOf } from "./scenario-queries.js";

/** A scenario as somebody has it on the screen. */
export interface Draft {
  /** As it was last read or saved here. */
  readonly base: SavedScenario;
  readonly text: string;
  /** What the text says; while it cannot be read, what it said before. */
  readonly document: ScenarioDocument;
  readonly isReadable: boolean;
}

export interface DraftEditor {
  readonly draft: Draft;
  readonly isChanged: boolean;
  /** What somebody else saved since, where what is here was changed too. */
  readonly newer: SavedScenario | null;
  readonly setDocument: (document: ScenarioDocument) => void;
  readonly setText: (text: string) => void;
  /** What was typed turned out to be no scenario, or one again. */
  readonly setReadable: (text: string, isReadable: boolean) => void;
  readonly reset: (saved: SavedScenario) => void;
}

/** What is changed here of a scenario. What others save comes in by itself as long as nothing is changed here. */
export function useDraft(saved: SavedScenario): DraftEditor {
  const [draft, setDraft] = useState(() => draftOf(saved));
  const isChanged = draft.text !== draft.base.text;
  const isOlder = saved.version > draft.base.version;
  useEffect(() => {
    if (isOlder && !isChanged) {
      setDraft(draftOf(saved));
    }
  }, [isOlder, isChanged, saved]);
  return {
    draft,
    isChanged,
    newer: isOlder && isChanged ? saved : null,
    setDocument: (document) =>
      setDraft(({ base }) => ({ base, document, text: textOf(document), isReadable: true })),
    setText: (text) => setDraft((before) => ({ ...before, text })),
    setReadable: (text, isReadable) => setDraft((before) => readAs(before, text, isReadable)),
    reset: (scenario) => setDraft(draftOf(scenario)),
  };
}

function draftOf(base: SavedScenario): Draft {
  return { base, text: base.text, document: base.document, isReadable: true };
}

function readAs(draft: Draft, text: string, isReadable: boolean): Draft {
  if (draft.text !== text || (isReadable && textOf(draft.document) === text && draft.isReadable)) {
    return draft;
  }
  // The engine has read it: it is a scenario document.
  const document = isReadable ? (parseJson(text) as unknown as ScenarioDocument) : draft.document;
  return { ...draft, document, isReadable };
}
