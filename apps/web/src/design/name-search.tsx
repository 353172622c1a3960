import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { TextField } from "./field.js";
import styles from "./name-search.module.css";

/** Something that can be picked by its name. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of its name; may be empty. */
  readonly detail: string;
}

export interface NameSearchProps<Offered extends Offer> {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** What fits the text, the best first. */
  readonly offered: readonly Offered[];
  /** What fits is not known yet. */
  readonly isLooking?: boolean | undefined;
  readonly onText: (text: string) => void;
  readonly onPick: (offer: Offered) => void;
}

/** Finds something by its name: typed, arrows, Enter. */
export function NameSearch<Offered extends Offer>(props: NameSearchProps<Offered>): ReactNode {
  const { label, text, hint, error, offered, isLooking = false, onText, onPick } = props;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const id = useId();
  const isShown = isOpen && offered.length > 0;
  const pick = (offer: Offered | undefined): void => {
    if (offer !== undefined) {
      onPick(offer);
      onText("");
      setOpen(false);
      setAt(0);
    }
  };
  const enter = useEnter(isLooking, () => pick(isOpen ? offered[at] : undefined));
  const onKey = (event: KeyboardEvent): void => {
    enter.forget();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setOpen(true);
      setAt(Math.min(Math.max(at + step, 0), Math.max(offered.length - 1, 0)));
      event.preventDefault();
    } else if (event.key === "Enter") {
      enter.press();
      event.preventDefault();
    } else if (event.key === "Escape" && isShown) {
      setOpen(false);
      // A dialog around it stays.
      event.stopPropagation();
    }
  };
  return (
    <div className={styles["search"]}>
      <TextField
        label={label}
        value={text}
        placeholder={words.searchName}
        hint={hint}
        error={error}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && offered[at] !== undefined ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          setOpen(true);
          setAt(0);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
      />
      {isShown && <OfferList {...{ id, label, offered, at }} onPick={pick} />}
      <NothingFound isSo={isOpen && offered.length === 0 && !isLooking && text.trim() !== ""} />
    </div>
  );
}

function NothingFound({ isSo }: { readonly isSo: boolean }): ReactNode {
  return (
    <p role="status" className={styles["none"]}>
      {isSo && words.nothingFound}
    </p>
  );
}

/** What stands there while it is looked for fits what was typed before: Enter means what will be found. */
function useEnter(isLooking: boolean, onPick: () => void) {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (isAwaited && !isLooking) {
      setAwaited(false);
      onPick();
    }
  });
  return {
    press: () => (isLooking ? setAwaited(true) : onPick()),
    forget: () => setAwaited(false),
  };
}

interface OfferListProps<Offered extends Offer> {
  readonly id: string;
  readonly label: string;
  readonly offered: readonly Offered[];
  readonly at: number;
  readonly onPick: (offer: Offered) => void;
}

function OfferList<Offered extends Offer>(props: OfferListProps<Offered>): ReactNode {
  const { id, label, offered, at, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const count = offered.length;
  // In a dialog, or at the end of a page, it would open out of sight.
  useEffect(() => {
    if (count > 0) {
      list.current?.scrollIntoView({ block: "nearest" });
    }
  }, [count]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div ref={list} role="listbox" id={`${id}-list`} aria-label={label} className={styles["list"]}>
      {offered.map((offer, index) => (
        // The field keeps the focus: keys are its own, and a press here is told before it leaves.
        <div
          key={offer.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles["option"]}
          title={offer.name}
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(offer);
          }}
        >
          <span className={styles["name"]}>{offer.name}</span>
          <span className={styles["detail"]}>{offer.detail}</span>
        </div>
      ))}
    </div>
  );
}
