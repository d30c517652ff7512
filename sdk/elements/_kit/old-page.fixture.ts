import { createContext, runInContext } from "node:vm";

/** The natives as Prototype 1.6, MooTools 1.1 and a page's own script override them before our code runs. */
const oldLibraries = `
  Object.prototype.extend = "everything";
  Object.keys = (object) => { const keys = []; for (const key in object) keys.push(key); return keys; };
  Array.prototype.map = function (make) { const made = []; for (const item of this) made.push(make(item)); return made; };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.toJSON = function () { return "[" + this.map((item) => JSON.stringify(item)).join(", ") + "]"; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Function.prototype.bind = function (self, given) {
    const copy = { ...self };
    const act = this;
    return function (...rest) { return act.apply(copy, given === undefined ? rest : [given]); };
  };
`;

/** Opens a page with old libraries, or with other `natives`. Returns a function that runs a function body there. */
export function openOldPage(natives = oldLibraries): (body: string) => unknown {
  const page = createContext();
  runInContext(natives, page);
  // Clones the result without its prototypes, which are the page's.
  return (body) => structuredClone(runInContext(`(() => {${body}})()`, page) as unknown);
}
