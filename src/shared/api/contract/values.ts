import * as v from 'valibot';

import { contentTypes } from './codes';

/** Identifiers of the API are positive whole numbers. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Money in rial. The app shows Toman, a tenth of it. A negative price is invalid. */
export const rial = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Lengths on the API, in seconds. */
export const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * A field that falls back to `value` when it is missing or unreadable, so that it does not break the
 * whole answer. Identifiers are never tolerant. Rule: docs/faults.md#f2
 */
/* @__NO_SIDE_EFFECTS__ */
export function tolerant<S extends v.GenericSchema, const F extends v.InferOutput<S>>(
  schema: S,
  value: F,
): v.SchemaWithFallback<S, F> {
  return v.fallback(schema, value);
}

/** A list without its unreadable items; anything that is not a list counts as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.fallback(entriesOf(item), []);
}

/** The same as a whole answer: what is no list at all is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function entriesOf<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.filterItems((entry) => entry !== null),
    v.transform((entries) => entries as v.InferOutput<S>[]),
  );
}

/** Items per page: at most 100, default 20. */
export const pageSize = v.exactOptional(v.pipe(id, v.maxValue(100)));

/** One page of a list; `page` starts at 1. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<S extends v.GenericSchema>(item: S) {
  return v.object({
    items: listOf(item),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    page: tolerant(id, 1),
    pageSize: tolerant(id, 20),
  });
}

/** An author, narrator or artist. */
export const person = v.object({
  id,
  firstName: tolerant(v.string(), ''),
  lastName: tolerant(v.string(), ''),
  /** The path of a portrait on the site host, for the narrators of a detail. */
  portrait: v.exactOptional(tolerant(v.nullable(v.string()), null)),
});
export type Person = v.InferOutput<typeof person>;

export const publisher = v.object({ id, title: v.string() });
export type Publisher = v.InferOutput<typeof publisher>;

/** The path of a picture on the site host; null without one. */
export const picture = tolerant(v.nullable(v.string()), null);

/** A colour as `#rrggbb`. */
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

/** The colours of a title by their role, as its cover has them. Rule: docs/api.md#palette */
export const palette = v.object({
  /** The background, top. */
  ground: colour,
  /** The background, bottom. */
  ground2: colour,
  /** The darkest colour, for bands and silhouettes. */
  deep: colour,
  /** The main colour of the picture. */
  main: colour,
  /** The one colour that stands out. */
  accent: colour,
  /** Text on the background. */
  ink: colour,
});
export type Palette = v.InferOutput<typeof palette>;

/** A palette; null without one, or if a role is missing or not a colour. */
export const paletteField = tolerant(v.nullable(palette), null);

export const contentType = v.picklist(Object.values(contentTypes));
/** Unknown numbers pass, so that the app can report them and show the title without a type. Anything else is NaN. */
export const anyContentType = tolerant(v.union([contentType, v.number()]), NaN);

/** A title in a list. `rate` is 0 to 5, and 0 without any rating. */
export const bookCard = v.object({
  audioBookId: id,
  productId: id,
  identifier: tolerant(v.string(), ''),
  title: v.string(),
  contentType: anyContentType,
  authors: listOf(person),
  narrators: listOf(person),
  price: tolerant(v.nullable(rial), null),
  recordVersion: tolerant(v.number(), 0),
  rate: tolerant(v.number(), 0),
  isFree: tolerant(v.boolean(), false),
  /** Length of all chapters together; 0 when unknown. */
  duration: tolerant(seconds, 0),
  seriesTitle: v.exactOptional(tolerant(v.string(), '')),
  palette: paletteField,
});
export type BookCard = v.InferOutput<typeof bookCard>;
