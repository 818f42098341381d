/** The code points of the Persian and of the Arabic zero; the other digits follow them. */
const PERSIAN_ZERO = 0x6f0;
const ARABIC_ZERO = 0x660;

/** Replaces Persian and Arabic digits by ASCII ones and keeps everything else. docs/faults.md#d5 */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}
