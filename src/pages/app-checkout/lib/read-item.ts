import * as v from 'valibot';

import type { CheckoutItem } from '@/entities/purchase/checkout-path';
import { decodeBase64, InvalidCharacterError, InvalidLengthError } from '@/shared/lib/base64';

/**
 * What is wrong with the link of a checkout. `empty`: it names nothing; `number`: it has no valid number; `length` and
 * `character`: its Base64 is damaged; `content`: what it encodes names no item.
 */
export type LinkProblem = 'empty' | 'number' | 'length' | 'character' | 'content';

/** The item for sale, or what is wrong with the link. */
export type CheckoutLink =
  | { readonly item: CheckoutItem; readonly problem: null }
  | { readonly item: null; readonly problem: LinkProblem };

const itemId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999));
/** The JSON of a link: `{"kind":"book","id":1001}`. */
const encodedItem = v.object({ kind: v.picklist(['book', 'plan', 'package']), id: itemId });

/** Reads the last part of a checkout's address: `book-1001`, or Base64 of JSON. Never throws. Rule: docs/behaviour.md#checkout */
export function readLink(query: string): CheckoutLink {
  if (query.trim() === '') return wrong('empty');
  if (/^(book|plan|package)(-|$)/.test(query)) return readPlain(query);
  try {
    return readJson(decodeBase64(query));
  } catch (error) {
    if (error instanceof InvalidLengthError) return wrong('length');
    if (error instanceof InvalidCharacterError) return wrong('character');
    return wrong('content');
  }
}

function readPlain(query: string): CheckoutLink {
  const [, kind = '', digits] = /^(book|plan|package)-([1-9]\d{0,14})$/.exec(query) ?? [];
  return digits === undefined ? wrong('number') : right(kind, Number(digits));
}

/** Throws for a text that is no JSON of an item. */
function readJson(text: string): CheckoutLink {
  const { kind, id } = v.parse(encodedItem, JSON.parse(text));
  return right(kind, id);
}

function right(kind: string, id: number): CheckoutLink {
  switch (kind) {
    case 'plan':
      return { item: { kind, planId: id }, problem: null };
    case 'package':
      return { item: { kind, packageId: id }, problem: null };
    default:
      return { item: { kind: 'book', audioBookId: id }, problem: null };
  }
}

function wrong(problem: LinkProblem): CheckoutLink {
  return { item: null, problem };
}
