import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, listOf, paletteField, picture, tolerant } from './values';

/** The page of a partner or a campaign, with one action. */
export const landing = v.object({
  /** Its name in the address. */
  key: v.string(),
  kicker: tolerant(v.string(), ''),
  title: v.string(),
  text: tolerant(v.string(), ''),
  /** `path` is a page of the app; the app follows no other. */
  action: v.object({ text: v.string(), path: v.string() }),
  illustration: picture,
  palette: paletteField,
  books: listOf(bookCard),
});
export type Landing = v.InferOutput<typeof landing>;

export const getLanding = operation({
  id: 'getLanding',
  method: 'GET',
  path: '/api/landings/{key}',
  access: 'anyone',
  params: v.object({ key: v.string() }),
  response: landing,
});
