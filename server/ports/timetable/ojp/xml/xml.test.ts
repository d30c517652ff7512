import { expect, test } from "vitest";
import { parseXml } from "./parse-xml.ts";
import { writeXml, xmlNode } from "./write-xml.ts";
import { childrenOf, descendantsOf, inLanguage, isTrueAt, textAt } from "./xml-element.ts";

test("elements are found by their local names, whatever their prefixes are", () => {
  for (const text of [
    '<OJP xmlns="o" xmlns:siri="s"><siri:Delivery><Stop>8503000</Stop></siri:Delivery></OJP>',
    '\ufeff<?xml version="1.0"?><!-- a --><o:OJP xmlns:o="o" xmlns="s"><Delivery><o:Stop>8503000</o:Stop></Delivery></o:OJP>',
  ])
    expect(textAt(parseXml(text), "Delivery", "Stop")).toBe("8503000");
});

test("values stay texts, and entities and CDATA are what they stand for", () => {
  const root = parseXml(
    "<a><b> 08 </b><b>1e3</b><b>K&amp;R &lt;b&gt; &#x41;&#66;&#0;</b><b><![CDATA[x &amp; <y>]]></b></a>",
  );
  expect(childrenOf(root, "b").map(({ text }) => text)).toEqual(["08", "1e3", "K&R <b> AB", "x &amp; <y>"]);
});

test("a text is the reader's, else the first that is written", () => {
  const root = parseXml('<a><t xml:lang="de-CH">Zug</t><t xml:lang="fr">Train</t><t/><yes>true</yes></a>');
  const texts = childrenOf(root, "t");
  expect(["fr", "it"].map((language) => inLanguage(texts, language))).toEqual(["Train", "Zug"]);
  expect(inLanguage([], "de")).toBe("");
  expect([isTrueAt(root, "yes"), isTrueAt(root, "no")]).toEqual([true, false]);
  expect(descendantsOf(parseXml("<a><b><c/><b/></b></a>"), "b")).toHaveLength(2);
});

test.each([
  ["nothing", ""],
  ["a text", "Bad Gateway"],
  ["JSON", '{"error":"busy"}'],
  ["a page of HTML", "<html><body>busy<br></body></html>"],
  ["a document that is cut off", "<OJP><Trip><Id>1</Id><Durat"],
  ["elements that overlap", "<a><b></a></b>"],
  ["two roots", "<a/><b/>"],
  ["a text after the root", "<a>a</a>b"],
  ["a DOCTYPE", "<!DOCTYPE a><a/>"],
  ["entities in entities", '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'],
  ["an entity of a file", '<!doctype a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ["a hundred thousand elements in each other", "<a>".repeat(100_000) + "</a>".repeat(100_000)],
  ["a name that reaches into prototypes", "<a><__proto__>x</__proto__></a>"],
])("%s is no document", (_, text) => {
  expect(() => parseXml(text)).toThrow(/^.{1,300}$/);
});

test("entities that XML lacks stay as they are written", () => {
  expect(parseXml("<a>Bahn&nbsp;hof &lol;</a>").text).toBe("Bahn&nbsp;hof &lol;");
});

test("written texts can't end their element, and have no characters that XML lacks", () => {
  const hostile = 'Zürich 🚂 </Name><Type>poi</Type> & "x" \u0000\ud800';
  const text = writeXml({ ...xmlNode("a", xmlNode("siri:b", hostile)), attributes: { id: '"&' } });
  expect(text).toContain('<a id="&quot;&amp;"><siri:b>Zürich 🚂 &lt;/Name&gt;');
  const read = parseXml(text);
  expect(read.children).toHaveLength(1);
  expect(textAt(read, "b")).toBe('Zürich 🚂 </Name><Type>poi</Type> & "x" \ufffd');
});
