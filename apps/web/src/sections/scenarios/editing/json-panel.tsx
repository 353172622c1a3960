import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, defaultHighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Text } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { type ReactNode, useEffect, useRef } from "react";
import type { PlacedIssue } from "../../../engines/placed-issues.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import styles from "./json-panel.module.css";
import { JSON_HIGHLIGHT, JSON_THEME } from "./json-theme.js";

export interface JsonPanelProps {
  readonly text: string;
  readonly issues: readonly PlacedIssue[];
  readonly isReadOnly: boolean;
  readonly onText: (text: string) => void;
}

/** The scenario as text; what is wrong stands at its line. */
export function JsonPanel({ text, issues, isReadOnly, onText }: JsonPanelProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onText });
  latest.current = { text, onText };
  useEffect(() => {
    if (frame.current === null) {
      return;
    }
    const made = new EditorView({
      parent: frame.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: extensionsOf(isReadOnly, (typed) => latest.current.onText(typed)),
      }),
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [isReadOnly]);
  useEffect(() => {
    const editor = view.current;
    // What was typed here comes back as it is; what comes from elsewhere takes its place.
    if (editor !== null && editor.state.doc.toString() !== text) {
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
    }
  }, [text]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null) {
      editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(issues, editor.state.doc)));
    }
  }, [issues]);
  return <div ref={frame} className={styles["editor"]} />;
}

function extensionsOf(isReadOnly: boolean, onText: (text: string) => void) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  return [
    EditorView.cspNonce.of(nonce),
    EditorState.readOnly.of(isReadOnly),
    EditorState.tabSize.of(2),
    indentUnit.of("  "),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": SCENARIO_WORDS.editing.jsonLabel, tabindex: "0" }),
    lineNumbers(),
    highlightActiveLine(),
    bracketMatching(),
    history(),
    json(),
    lintGutter(),
    syntaxHighlighting(JSON_HIGHLIGHT),
    syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
    JSON_THEME,
    // Escape and then Tab leaves the text, as CodeMirror says.
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) {
        onText(state.doc.toString());
      }
    }),
  ];
}

function diagnosticsOf(issues: readonly PlacedIssue[], document: Text): Diagnostic[] {
  return issues.map(({ place, message, code }) => {
    const line = document.line(Math.min(document.lines, Math.max(1, place?.line ?? 1)));
    const from = Math.min(line.to, line.from + Math.max(0, (place?.column ?? 1) - 1));
    return { from, to: Math.max(from, line.to), severity: "error", message, source: code };
  });
}
