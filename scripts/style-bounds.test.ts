import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { styleRulesIn } from './lib/style-rules';

/** Where the frame and most pages change: the browser tests look at windows on both sides. */
const ofFrame = ['width 720px', 'width 900px', 'width 1200px'];

/** The parts that change at another bound of the window, or of their own room. */
const ofParts = {
  // The narrowest phones.
  'width 340px': 'full-player, small-player',
  'width 360px':
    'banner, book-facts, book-row, continue-card, genre-tile-list, length-tiles, sleep-left',
  'width 480px': 'balance',
  // Room for a picture beside words.
  'width 600px':
    'archived, auth, auth-form, banner, done-message, fal, full-player, genre-tile-list, hero, hero-words, landing-band, now-playing, radio-list, search-start-skeleton, state-message, suggestion-list, title-grid',
  'width 640px':
    'action-bar, artist, artist-skeleton, book-shelf, order, page-outline, product, product-facts, product-header, product-skeleton, product-title, profile',
  'width 760px': 'book-list',
  // Desktops of other widths.
  'width 1100px': 'panel-button',
  'width 1120px': 'banner',
  'width 1280px': 'product',
  'width 1400px': 'continue-cards',
  'width 1660px': 'bottom-player',
  'width 1680px': 'large-player',
  // A phone on its side. The book and its player have a layout of their own for it, which needs more than the others.
  'height 480px':
    'auth, auth-form, banner, done-message, form-fields, hero, hero-words, landing-band, modal, popup-book, popup-failed, popup-offer, popup-skeleton, popup-terms, radio-list, state-message',
  'height 520px':
    'action-bar, auth, chapters, desk-card, full-player, jump-back, now-playing, order, page-outline, price, product, product-facts, product-header, product-skeleton, product-title, profile, sections',
  // Low windows that are not as low.
  'height 640px': 'action-bar',
  'height 700px': 'full-player, hero, jump-back, now-playing',
  'height 720px': 'comments, large-player',
  'height 860px': 'large-player',
  'height 960px': 'large-player',
  // Narrow and low places in any window.
  'inline-size 12rem': 'book-row, row-list',
  'width 16rem': 'action-bar',
  'inline-size 420px': 'archived',
  'inline-size 600px': 'full-player',
  'inline-size calc(76px + 9.2rem)': 'driving-mode',
  'block-size calc(230px + 7.3rem)': 'full-player, jump-back, now-playing',
  'block-size calc(322px + 9.8rem)': 'full-player',
};

/** The bounds that a condition names, as `width 900px`. */
function boundsIn(condition: string): string[] {
  const size = '(width|height|inline-size|block-size)';
  const length = String.raw`(calc\([^)]+\)|[\d.]+\w+)`;
  return [
    ...[...condition.matchAll(new RegExp(`${size} (?:<|>)=? ${length}`, 'g'))].map(
      ([, side, bound]) => `${side} ${bound}`,
    ),
    ...[...condition.matchAll(new RegExp(`${length} (?:<|>)=? ${size}`, 'g'))].map(
      ([, bound, side]) => `${side} ${bound}`,
    ),
  ];
}

it('reads both ends of a range', () => {
  const range = '@media (640px <= width < 900px) and (block-size >= calc(1px + 2rem))';
  expect(boundsIn(range)).toEqual(['width 900px', 'block-size calc(1px + 2rem)', 'width 640px']);
});

it('every part changes at the bounds of the frame, or at those that are its own', () => {
  const sheets = new Map<string, Set<string>>();
  for (const { file, conditions } of styleRulesIn('src')) {
    const name = basename(file).replace(/(?:\.module)?\.css$/, '');
    const sheet = name === 'view' ? basename(dirname(file)) : name;
    for (const bound of conditions.flatMap(boundsIn))
      if (!ofFrame.includes(bound)) sheets.set(bound, (sheets.get(bound) ?? new Set()).add(sheet));
  }
  const found = [...sheets].map(([bound, names]) => [bound, [...names].sort().join(', ')]);
  expect(Object.fromEntries(found)).toEqual(ofParts);
});
