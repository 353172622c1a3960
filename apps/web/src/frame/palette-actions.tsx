import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { meQuery } from "../api/queries.js";
import { useMayEdit } from "../api/use-role.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./open-palette.module.css";

export interface ActionItemsProps {
  readonly projectId: string | undefined;
  readonly onGo: (to: string) => void;
}

/** What can be begun from anywhere: each has an address. */
export function ActionItems({ projectId, onGo }: ActionItemsProps): ReactNode {
  const mayRunInstance = useQuery(meQuery).data?.user.isInstanceAdmin === true;
  return (
    <Command.Group heading={words.paletteGroups.actions} className={styles["group"]}>
      {projectId !== undefined && <ProjectActions projectId={projectId} onGo={onGo} />}
      <Action name={words.actions.import} to="/import" onGo={onGo} />
      {mayRunInstance && <Action name={words.actions.instance} to="/instance" onGo={onGo} />}
    </Command.Group>
  );
}

interface ProjectActionsProps extends ActionItemsProps {
  readonly projectId: string;
}

function ProjectActions({ projectId, onGo }: ProjectActionsProps): ReactNode {
  const project = `/projects/${projectId}`;
  return (
    useMayEdit(projectId) && (
      <>
        <Action name={words.actions.ask} to={`${project}/questions?about=new`} onGo={onGo} />
        <Action name={words.actions.decide} to={`${project}/decisions/new`} onGo={onGo} />
        <Action name={words.actions.promise} to={`${project}/promises/new`} onGo={onGo} />
      </>
    )
  );
}

interface ActionProps {
  readonly name: string;
  readonly to: string;
  readonly onGo: (to: string) => void;
}

function Action({ name, to, onGo }: ActionProps): ReactNode {
  return (
    <Command.Item value={name} className={styles["item"]} onSelect={() => onGo(to)}>
      {name}
    </Command.Item>
  );
}
