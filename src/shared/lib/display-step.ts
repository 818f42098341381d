/**
 * The steps of large titles. The numbers are sizes in px: 64 to 40 in the display face, 28 in the
 * interface's own face.
 */
export type DisplayStep = 64 | 56 | 40 | 28;

/** The most letters that fit one line of 280 px, the narrowest place for a large title, by step. */
const steps = [
  [11, 64],
  [14, 56],
  [20, 40],
] as const;

/** The display face is subset to Persian; anything else would mix two faces in one title. */
const persianTitle = /^[\u0600-\u06ff\u200c\s.:!()«»…]+$/u;

/** Chooses the size of a title, so that it fits a box of fixed height in one line, or in two at 28. */
export function displayStep(title: string): DisplayStep {
  if (!persianTitle.test(title)) return 28;
  // Vowel marks and half-spaces take no room.
  const letters = title.replace(/[\p{Mn}\u200c]/gu, '').length;
  return steps.find(([most]) => letters <= most)?.[1] ?? 28;
}
