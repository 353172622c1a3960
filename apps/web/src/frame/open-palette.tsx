import { dataOf, type Schemas } from "@plumbline/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Command } from "cmdk";
import { Dialog as Parts } from "radix-ui";
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { addressOfFound } from "../api/address-of-found.js";
import { api } from "../api/client.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./open-palette.module.css";
import frame from "./palette.module.css";
import { ActionItems } from "./palette-actions.js";
import { type OpenPaletteProps, takeFocus } from "./palette-field.js";
import { PROJECT_SCREENS } from "./project-screens.js";

const FOUND = 12;

/** What is found by the words, in the open project first and then everywhere. */
function useFound(text: string) {
  return useQuery({
    queryKey: ["search", text],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/search", { params: { query: { q: text, limit: FOUND } }, signal })),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
}

/** What is chosen: of another list its first. Else one that was the first for fewer letters stays chosen where it is in both. */
function useFirstOf(list: RefObject<HTMLDivElement | null>, found: unknown) {
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const first = list.current?.querySelector("[cmdk-item]")?.getAttribute("data-value") ?? null;
    if (found !== undefined && first !== null) {
      setChosen(first);
    }
  }, [list, found]);
  return [chosen, setChosen] as const;
}

export function OpenPalette({ text, onText, onClose }: OpenPaletteProps): ReactNode {
  const { projectId } = useParams({ strict: false });
  const navigate = useNavigate();
  const sought = useDeferredValue(text.trim());
  const { data, isFetching } = useFound(sought);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useFirstOf(list, data?.items);
  const isLooking = isFetching || sought !== text.trim();
  const go = (to: string): void => {
    onClose();
    void navigate({ to });
  };
  return (
    <Command.Dialog
      open
      value={chosen}
      onValueChange={setChosen}
      onOpenChange={(open) => !open && onClose()}
      label={words.palette}
      overlayClassName={styles["veil"] ?? ""}
      contentClassName={frame["palette"] ?? ""}
      filter={(value, search) =>
        value.startsWith("found ") || value.toLowerCase().includes(search.toLowerCase()) ? 1 : 0
      }
    >
      <Parts.Title className="visually-hidden">{words.palette}</Parts.Title>
      <Parts.Description className="visually-hidden">{words.palette}</Parts.Description>
      <Command.Input
        ref={takeFocus}
        value={text}
        onValueChange={onText}
        placeholder={words.palette}
        className={frame["input"]}
      />
      <Command.List ref={list} className={styles["list"]}>
        <Command.Empty className={styles["empty"]}>
          {isLooking ? words.paletteLooking : words.paletteEmpty}
        </Command.Empty>
        <ScreenItems projectId={projectId} onGo={go} />
        <ActionItems projectId={projectId} onGo={go} />
        {sought !== "" && data !== undefined && data.items.length > 0 && (
          <FoundItems items={data.items} onGo={go} />
        )}
      </Command.List>
    </Command.Dialog>
  );
}

interface ScreenItemsProps {
  readonly projectId: string | undefined;
  readonly onGo: (to: string) => void;
}

/** The screens of the open project, and those of every person. */
function ScreenItems({ projectId, onGo }: ScreenItemsProps): ReactNode {
  const screens = projectId === undefined ? [] : PROJECT_SCREENS;
  return (
    <Command.Group heading={words.paletteGroups.screens} className={styles["group"]}>
      {screens.map(({ name, path }) => (
        <Command.Item
          key={name}
          value={words.sections[name]}
          className={styles["item"]}
          onSelect={() => onGo(`/projects/${projectId}${path}`)}
        >
          {words.sections[name]}
        </Command.Item>
      ))}
      <Command.Item value={words.home} className={styles["item"]} onSelect={() => onGo("/")}>
        {words.home}
      </Command.Item>
      <Command.Item value={words.account} className={styles["item"]} onSelect={() => onGo("/account")}>
        {words.account}
      </Command.Item>
    </Command.Group>
  );
}

interface FoundItemsProps {
  readonly items: readonly Schemas["FoundResponse"][];
  readonly onGo: (to: string) => void;
}

function FoundItems({ items, onGo }: FoundItemsProps): ReactNode {
  return (
    <Command.Group heading={words.paletteGroups.found} className={styles["group"]}>
      {items.map((found) => (
        <Command.Item
          key={`${found.kind} ${found.id}`}
          value={`found ${found.kind} ${found.id}`}
          className={styles["item"]}
          onSelect={() => onGo(addressOfFound(found))}
        >
          <span className={styles["kind"]}>{found.kind}</span>
          <span className={styles["name"]}>{found.name}</span>
          <span className={styles["where"]}>{found.projectName}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
