import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { getNonce } from "get-nonce";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./code-editor.module.css";

export interface CodeEditorProps {
  readonly label: string;
  readonly text: string;
  /** Left out, the text is only read. */
  readonly onText?: ((text: string) => void) | undefined;
}

const LOOK = EditorView.theme({
  "&": { backgroundColor: "var(--surface)", color: "var(--ink)", fontSize: "var(--text)" },
  "&.cm-focused": { outline: "2px solid var(--focus)" },
  ".cm-content": { fontFamily: "var(--mono)", caretColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--quiet)", border: "none" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--selected)" },
  ".cm-matchingBracket": { backgroundColor: "var(--selected)", color: "var(--ink)" },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent)" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--warn)" },
  { tag: tags.invalid, color: "var(--bad)" },
]);

/** A text of code with its colours, to be read or typed. Load it lazily: it is heavy. */
export function CodeEditor({ label, text, onText }: CodeEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const said = useRef({ text, onText });
  said.current.onText = onText;
  const isRead = onText === undefined;
  useEffect(() => {
    if (place.current === null) {
      return;
    }
    const state = EditorState.create({
      doc: said.current.text,
      extensions: [
        EditorView.cspNonce.of(getNonce() ?? ""),
        EditorView.contentAttributes.of({ "aria-label": label, ...(isRead ? { tabindex: "0" } : {}) }),
        EditorState.readOnly.of(isRead),
        EditorView.editable.of(!isRead),
        EditorView.lineWrapping,
        EditorView.updateListener.of(({ docChanged, state: now }) => {
          if (docChanged) {
            said.current.text = now.doc.toString();
            said.current.onText?.(said.current.text);
          }
        }),
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        json(),
        syntaxHighlighting(COLOURS),
        // The Tab key leads on, so that nobody is caught in here.
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        LOOK,
      ],
    });
    const made = new EditorView({ state, parent: place.current });
    view.current = made;
    return () => made.destroy();
  }, [label, isRead]);
  useEffect(() => {
    const shown = view.current;
    if (shown !== null && text !== said.current.text) {
      said.current.text = text;
      shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: text } });
    }
  }, [text]);
  return <div ref={place} className={styles["editor"]} />;
}
