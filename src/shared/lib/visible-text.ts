/** Braille blank and the Hangul fillers are letters or symbols for Unicode, but invisible. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a person sees anything of the text: not only spaces, joiners and other invisible characters. */
export function isVisibleText(text: string): boolean {
  return visibleCharacter.test(text);
}
