import { script, style, type Host } from "./host.ts";

/** A box of the page around what is pasted. */
const inside = (css: string) => (snippet: string) => `<div style="${css}">${snippet}</div>`;

/** Sheets and boxes of the page. */
export const styleHosts: readonly Host[] = [
  { hazard: "a plain page" },
  {
    hazard: "every style of every element unset, as important",
    head: style(
      "*{all:unset!important} header,main,section{display:block!important} gipfel-booking *{display:none!important;color:lime!important}",
    ),
  },
  {
    hazard: "a root font of 5 px, and text styles that are inherited",
    head: style(
      "html{font:5px/0 serif;letter-spacing:9px;word-spacing:20px;text-transform:uppercase;text-indent:-999px;user-select:none;white-space:nowrap;text-align:right}",
    ),
  },
  { hazard: "what is not defined yet is hidden", head: style(":not(:defined){display:none!important}") },
  { hazard: "a zoomed ancestor", place: inside("zoom:1.5") },
  { hazard: "a scaled and rotated ancestor", place: inside("transform:scale(.8) rotate(3deg);perspective:200px") },
  {
    hazard: "an ancestor that is rendered when it is near, in a box of its own",
    place: inside("content-visibility:auto;contain:content;will-change:transform"),
  },
  {
    hazard: "ancestor and element without boxes",
    place: inside("display:contents"),
    head: style("gipfel-booking{display:contents}"),
  },
  {
    hazard: "a tab without width until the visitor opens it",
    place: (snippet) =>
      `<button id="tab" onclick="document.querySelector('#panel').style.width='100%'">Buchen</button><div id="panel" style="width:0;overflow:hidden">${snippet}</div>`,
    isHidden: true,
    meanwhile: (page) => page.locator("#tab").click(),
    changes: ["elements"],
  },
  {
    hazard: "an accordion that is closed until the visitor opens it",
    place: (snippet) => `<details id="more"><summary id="open">Buchen</summary>${snippet}</details>`,
    isHidden: true,
    meanwhile: (page) => page.locator("#open").click(),
    changes: ["elements", "layout", "focus"],
  },
  { hazard: "vertical writing", place: inside("writing-mode:vertical-rl;height:900px") },
  {
    hazard: "a page from right to left",
    file: (body) =>
      `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>فندق</title></head><body>${body}</body></html>`,
  },
  { hazard: "forced colours", prepare: (page) => page.emulateMedia({ forcedColors: "active", contrast: "more" }) },
  {
    hazard: "a layer over everything, at the highest z-index",
    head: style("#menu{position:absolute;inset:0;height:3000px;z-index:2147483647;pointer-events:none}"),
  },
  {
    hazard: "a page that never scrolls, with a pane that does",
    head: style(
      "html,body{height:100%;margin:0;overflow:hidden;position:fixed;inset:0} #main{height:80%;overflow:auto;overscroll-behavior:contain}",
    ),
    changes: ["layout"],
  },
  {
    hazard: "a modal dialog of the page, around the element",
    place: (snippet) =>
      `<dialog id="window" style="width:90%"><button id="close">Schliessen</button>${snippet}</dialog>${script("document.querySelector('#window').showModal()")}`,
  },
  {
    hazard: "an element that is inert until a cookie notice has been answered",
    place: (snippet) => `<div id="behind" inert>${snippet}</div>`,
    meanwhile: (page) => page.locator("#behind").evaluate((element) => element.removeAttribute("inert")),
    changes: ["elements"],
  },
  {
    hazard: "a table of quirks mode, with its centre and font tags",
    file: (body) =>
      `<html><head><meta charset="utf-8"><title>Gasthaus</title></head><center><font size=1><table width=600><tr><td>${body}</td></tr></table></font></center></html>`,
  },
  {
    hazard: "a drawing of SVG around the element",
    place: (snippet) =>
      `<svg width="900" height="1400"><foreignObject width="900" height="1400">${snippet}</foreignObject></svg>`,
  },
  {
    hazard: "page and element can be edited, as in a page builder",
    place: (snippet) => `<div id="builder" contenteditable="true" draggable="true">${snippet}</div>`,
  },
  {
    hazard: "a form of the page around the element, its fields disabled",
    place: (snippet) =>
      `<form id="form" action="/elsewhere.html"><fieldset disabled><label>${snippet}</label></fieldset></form>`,
  },
];
