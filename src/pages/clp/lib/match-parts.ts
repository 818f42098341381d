import { letterFolds } from '@/shared/i18n/fa/letter-folds';

/** A part of a text, and whether it matches a search term. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a title into matching and other parts; a single letter matches only where a word begins. */
export function matchParts(title: string, search: string): readonly TextPart[] {
  const folded = fold(title);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const isMatched = new Array<boolean>(title.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (word.length > 1 || beginsWord(folded, at)) isMatched.fill(true, at, at + word.length);
    }
  }
  return partsOf(title, isMatched);
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || /[\s«(]/.test(text.charAt(at - 1));
}

/** Folds letter by letter, so that positions in the folded text are positions in the text. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at);
    const lower = letter.toLowerCase();
    return letterFolds[letter] ?? (lower.length === 1 ? lower : letter);
  }).join('');
}

function partsOf(title: string, isMatched: readonly boolean[]): readonly TextPart[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  isMatched.forEach((isMatch, at) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += title.charAt(at);
    else parts.push({ text: title.charAt(at), isMatch });
  });
  return parts;
}
