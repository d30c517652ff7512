import { longestName } from "../../sdk/contracts/similar-name.ts";
import { type Token, Tokenizer, TokenizerMode, type TokenHandler } from "parse5";

/** Characters of a tag's markup, `to` left out. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A start tag in a page's source. Of its name, 64 characters; attributes with longer names are left out. */
export interface SourceTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where the values stand that have straight quotes around them, by attribute. */
  readonly quoted: Readonly<Record<string, Place>>;
  /** From 1. */
  readonly line: number;
  /** The tag as it stands. */
  readonly markup: string;
  readonly isSelfClosed: boolean;
  /** Its end tag was found. */
  isClosed: boolean;
  /** What keeps browsers from running it; null where nothing does. */
  readonly place: string | null;
}

/** A piece of text in which markup of Gipfel stands as visitors read it. */
export interface SourceText {
  readonly text: string;
  readonly line: number;
  readonly shortcode: string | null;
}

/** What of a page's source concerns Gipfel: plain data, which a thread hands over. */
export interface PageSource {
  readonly scripts: readonly SourceTag[];
  /** Elements of Gipfel, also misspelt ones, and places with `data-gipfel`. */
  readonly elements: readonly SourceTag[];
  readonly frames: readonly SourceTag[];
  /** `<meta http-equiv>` of the head: elsewhere none counts as a policy. */
  readonly metas: readonly SourceTag[];
  readonly texts: readonly SourceText[];
  /** An inline script loads the SDK. */
  readonly hasImport: boolean;
  /** The page ends within a tag. */
  readonly cut: { readonly line: number; readonly markup: string } | null;
}

/** Elements that a page may have, at most: a page of a machine's making is read up to there. */
const mostTags = 500;
/** The longest markup, text and value that is repeated (characters): they are as long as a stranger likes. */
export const longestRepeated = 400;

/** By tag. A map: a page may have a tag `<constructor>`. */
const rawText = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["plaintext", TokenizerMode.PLAINTEXT],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["textarea", TokenizerMode.RCDATA],
  ["title", TokenizerMode.RCDATA],
  ["xmp", TokenizerMode.RAWTEXT],
]);
/** What a head may have: any other tag begins the body, and so does text. */
const ofHead = /^(?:html|head|base|basefont|bgsound|link|meta|noframes|noscript|script|style|template|title)$/;
const inert = ["template", "noscript"];
/** Where code is shown on purpose. */
const code = ["pre", "code", "textarea", "title", "style"];

const ofGipfel = /^(?:x-)?gipfel/;
const shownMarkup = /(?:<|&lt;)\/?(?:gipfel-[a-z]|script[^<]{0,300}\/gipfel\.js)/i;
const shortcode = /\[gipfel_[a-z]+[^\]]{0,200}\]/i;

/**
 * Reads what concerns Gipfel in a page's source, token by token: nothing is built of it, and nothing run. Takes time
 * with the square of a tag's attributes, so that strangers' pages are read in a thread that can be ended.
 */
export function readPageSource(html: string): PageSource {
  const scripts: SourceTag[] = [];
  const elements: SourceTag[] = [];
  const frames: SourceTag[] = [];
  const metas: SourceTag[] = [];
  const texts: SourceText[] = [];
  const open: SourceTag[] = [];
  const depths = new Map<string, number>();
  let cut: PageSource["cut"] = null;
  let hasImport = false;
  let isBody = false;
  let text = { value: "", line: 1 };

  const isIn = (names: readonly string[]) => names.find((name) => (depths.get(name) ?? 0) > 0);

  function endText() {
    const { value, line } = text;
    text = { value: "", line: 0 };
    if (isIn(["script"])) hasImport ||= /gipfel\.js/.test(value);
    else if (!isIn(code) && (shownMarkup.test(value) || shortcode.test(value)) && texts.length < mostTags)
      texts.push({ text: value.trim().slice(0, longestRepeated), line, shortcode: shortcode.exec(value)?.[0] ?? null });
  }

  function addText({ chars, location }: Token.CharacterToken) {
    if (text.value === "") text = { value: "", line: location?.startLine ?? 1 };
    text.value += chars;
  }

  function addCharacters(token: Token.CharacterToken) {
    isBody ||= !isIn([...code, ...inert, "script"]);
    addText(token);
  }

  function listOf({ tagName, attrs }: Token.TagToken): SourceTag[] | null {
    const has = (name: string) => attrs.some((attribute) => attribute.name === name);
    if (tagName === "script") return scripts;
    if (tagName === "iframe") return frames;
    if (tagName === "meta" && has("http-equiv")) return isBody ? null : metas;
    return ofGipfel.test(tagName) || has("data-gipfel") ? elements : null;
  }

  const handler: TokenHandler = {
    onDoctype: () => {},
    onCharacter: addCharacters,
    onNullCharacter: addText,
    onWhitespaceCharacter: addText,
    onComment({ data, location }) {
      for (const [markup, name] of data.matchAll(/<(gipfel-[a-z-]{1,40}|script)\b[^>]{0,400}>/gi)) {
        if (name === "script" && !markup.includes("gipfel")) continue;
        const list = name === "script" ? scripts : elements;
        const line = location?.startLine ?? 1;
        if (list.length < mostTags) list.push({ ...plain, name: name!, line, markup, place: "a comment" });
      }
    },
    onStartTag(token) {
      endText();
      const { attrs, selfClosing, location } = token;
      const name = token.tagName.slice(0, longestName);
      isBody ||= !ofHead.test(name) && !isIn(inert);
      const list = listOf(token);
      if (list && list.length < mostTags) {
        const tag: SourceTag = {
          name,
          attributes: Object.fromEntries(
            attrs.filter(({ name }) => name.length <= longestName).map(({ name, value }) => [name, value]),
          ),
          quoted: Object.fromEntries(
            Object.entries(location?.attrs ?? {}).flatMap(([name, { startOffset, endOffset }]) => {
              const [written, quote] = /^[^=]*=\s*(["'])/.exec(html.slice(startOffset, endOffset)) ?? [];
              if (!written || html[endOffset - 1] !== quote) return [];
              const from = startOffset - location!.startOffset;
              return [[name, { from: from + written.length, to: endOffset - location!.startOffset - 1 }]];
            }),
          ),
          line: location?.startLine ?? 1,
          markup: html.slice(location?.startOffset, location?.endOffset).slice(0, longestRepeated),
          isSelfClosed: selfClosing,
          isClosed: false,
          place: isIn(inert) ? `<${isIn(inert)}>` : null,
        };
        list.push(tag);
        open.push(tag);
      }
      if (inert.includes(name) || code.includes(name) || name === "script")
        depths.set(name, (depths.get(name) ?? 0) + 1);
      const mode = rawText.get(name);
      if (mode !== undefined) tokenizer.state = mode;
    },
    onEndTag({ tagName }) {
      endText();
      const name = tagName.slice(0, longestName);
      const depth = depths.get(name) ?? 0;
      if (depth > 0) depths.set(name, depth - 1);
      const own = open.findLastIndex((tag) => tag.name === name);
      if (own < 0) return;
      open[own]!.isClosed = true;
      open.splice(own, 1);
    },
    onEof: () => endText(),
    onParseError({ code: error, startOffset }) {
      if (error !== "eof-in-tag" && error !== "eof-before-tag-name") return;
      const start = html.lastIndexOf("<", startOffset - 1);
      const markup = html.slice(start).slice(0, longestRepeated);
      if (/gipfel|^<script|^<\/?$/i.test(markup)) cut = { line: html.slice(0, start).split("\n").length, markup };
    },
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.write(html, true);
  return { scripts, elements, frames, metas, texts, hasImport, cut };
}

const plain = { attributes: {}, quoted: {}, isSelfClosed: false, isClosed: true };
