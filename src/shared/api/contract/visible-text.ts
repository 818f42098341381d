/** Braille blank and the Hangul fillers are letters or symbols for Unicode, but invisible. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see anything of the text. The API refuses comments and messages without it. */
export function hasVisibleText(text: string): boolean {
  return visibleCharacter.test(text);
}
