/** A title in the display face, large or smaller, or in the text face. */
export type TitleSize = 'large' | 'small' | 'plain';

/** The longest titles that fill one line of the narrowest page, 280 px, at 56 and at 40 px. */
const MAX_LARGE = 12;
const MAX_SMALL = 19;

/**
 * The size of a book's title by its length, so that its box has a fixed height: one line of the display face,
 * which steps down for longer titles. A long title, or one with other letters than the display face has, is
 * set in the text face.
 */
export function titleSize(title: string): TitleSize {
  if (!/^[\p{Script=Arabic}\s\u200c\u060c]+$/u.test(title)) return 'plain';
  if (title.length <= MAX_LARGE) return 'large';
  return title.length <= MAX_SMALL ? 'small' : 'plain';
}
