/** What all options have. */
interface Named {
  /** What it does, as help says it: a sentence without a full stop. */
  readonly about: string;
  /** One letter: `-o`. */
  readonly short?: string;
}

/** An option without a value. */
export interface FlagOption extends Named {
  readonly type: "flag";
}

interface Valued extends Named {
  /** What stands for the value in help: `<file>`. */
  readonly value: string;
}

export interface TextOption extends Valued {
  readonly type: "text";
  readonly default?: string;
}

/** An option that may be given more than once. */
export interface TextsOption extends Valued {
  readonly type: "texts";
}

/** One of a few words. */
export interface WordOption extends Named {
  readonly type: "word";
  readonly words: readonly string[];
  readonly default?: string;
}

/** A number between two others. */
export interface NumberOption extends Valued {
  readonly type: "number";
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
  readonly default?: number;
}

export type Option = FlagOption | TextOption | TextsOption | WordOption | NumberOption;
export type Options = Readonly<Record<string, Option>>;

type Given<O extends Option> = O extends TextsOption
  ? readonly string[]
  : O extends WordOption
    ? O["words"][number]
    : O extends NumberOption
      ? number
      : string;

/** What a command gets for an option: undefined when it was not given and has no default. */
type OptionValue<O extends Option> = O extends FlagOption
  ? boolean
  : O extends TextsOption | { readonly default: string | number }
    ? Given<O>
    : Given<O> | undefined;

export type OptionValues<Declared extends Options> = {
  readonly [Name in keyof Declared]: OptionValue<Declared[Name]>;
};
