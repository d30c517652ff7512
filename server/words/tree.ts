/** Messages as a tree: English in the code, other languages from their catalogues. */
export interface WordTree {
  readonly [name: string]: string | readonly string[] | WordTree;
}

/** Translations by message id. */
export type Translations = ReadonlyMap<string, string>;

/** Each message of a tree with its id, `account.signIn.title`. A text that is empty in English needs no translation. */
export function messagesOf(id: string, tree: WordTree | readonly string[]): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? value === ""
        ? []
        : [[`${id}.${name}`, value] as const]
      : messagesOf(`${id}.${name}`, value),
  );
}

/** The tree in another language, message by message; English where there is no translation. */
export function wordsIn<Tree extends object>(id: string, tree: Tree, translations: Translations): Tree {
  const translated = Object.entries(tree).map(([name, value]): [string, unknown] => [
    name,
    typeof value === "string"
      ? translations.get(`${id}.${name}`) || value
      : wordsIn(`${id}.${name}`, value as object, translations),
  ]);
  return (Array.isArray(tree) ? translated.map(([, value]) => value) : Object.fromEntries(translated)) as Tree;
}
