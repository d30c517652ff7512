import type * as v from "valibot";
import { analyticsEvents, type AnalyticsName } from "../../sdk/contracts/analytics/analytics-events.ts";
import { EventItem, LayerItem } from "../../sdk/contracts/analytics/items.ts";

/** docs/analytics.md: every event with its moment, its emitters and its fields, from the schemas. */
export function analyticsPage(): string {
  const names = (Object.keys(analyticsEvents) as AnalyticsName[]).toSorted();
  return `# Analytics events

<!-- Written by \`npm run analytics\` from sdk/contracts/analytics. -->

An element fires \`gipfel-analytics\` with \`{ version, name, payload }\`; amounts are in Rappen. After consent for analytics the same goes to \`window.dataLayer\`, where the page has one, as Google Tag Manager reads it: \`event\` is the name, GA4's fields are in \`ecommerce\`, which is emptied before each, amounts are in francs. [partners.md](partners.md) says how a page gives consent.

Events wait for a second, unless the table says otherwise, and fire at once as the page is left. None holds what a visitor has typed about people, an address, or a code for a rebate or a voucher. \`?\` marks a field that may be absent, \`null\` one that is not known yet.

| event | spec | fired by | moment | fields |
|---|---|---|---|---|
${names.map((name) => row(name)).join("\n")}

## Items

| field | in the event | in the data layer |
|---|---|---|
${itemRows().join("\n")}

An item of a list or of a search has the fields of the activity's \`dataLayer\` (\`id\`, \`title\`, …); in the data layer GA4's \`item_…\` stand beside them. Public transport is the item \`9726\`.
`;
}

function row(name: AnalyticsName): string {
  const { spec, by, moment, payload } = analyticsEvents[name];
  const emitters = by.map((each) => (each.startsWith("gipfel-") ? `\`<${each}>\`` : each)).join(", ");
  return `| \`${name}\` | ${spec} | ${emitters} | ${moment} | ${fieldsOf(payload).map(fieldText).join(", ") || "none"} |`;
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

const fieldText = ({ name, isOptional }: Field) => `\`${name}${isOptional ? "?" : ""}\``;

function itemRows(): string[] {
  const inEvent = fieldsOf(EventItem);
  return fieldsOf(LayerItem).map((field) => {
    const own = inEvent.find(({ name }) => name === field.name);
    return `| \`${field.name}\` | ${own ? own.type : ""} | ${field.type} |`;
  });
}

/** The fields of all variants, in their order; one that is not in each may be absent. */
function fieldsOf(schema: v.GenericSchema): Field[] {
  const variants = variantsOf(schema as unknown as Part).map((variant) => Object.entries(variant));
  const names = [...new Set(variants.flatMap((fields) => fields.map(([name]) => name)))];
  return names.map((name) => {
    const found = variants.flatMap((fields) => fields.filter(([own]) => own === name).map(([, part]) => part));
    const isOptional = found.length < variants.length || found.some(({ type }) => type === "optional");
    return { name, isOptional, type: [...new Set(found.map(typeOf))].join(" or ") };
  });
}

function variantsOf(part: Part): Readonly<Record<string, Part>>[] {
  if (part.type === "union") return part.options!.flatMap(variantsOf);
  if (part.entries) return [part.entries];
  throw new Error(`A payload is an object, not ${part.type}.`);
}

function typeOf(part: Part): string {
  if (part.wrapped) return typeOf(part.wrapped);
  const unit = part.pipe?.find(({ type }) => type === "description")?.description;
  if (unit) return unit;
  return part.item ? `list of ${typeOf(part.item)}s` : part.type.replace("strict_object", "object");
}

/** What is read of a schema. */
interface Part {
  readonly type: string;
  readonly description?: string;
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly Part[];
  readonly pipe?: readonly Part[];
}
