import { expect, it } from 'vitest';

/**
 * The part of each text that only its own meaning has, by the text's name; a function gets `A` and `B`. After `=` stands
 * a whole text, for one whose words are in others too.
 */
export type TextMeanings = readonly (readonly [
  texts: object,
  parts: Readonly<Record<string, string>>,
])[];

/**
 * Tests that each text contains its own part. Other tests read texts by
 * their names, so they do not notice that two texts were swapped.
 */
export function testTextMeanings(groups: TextMeanings): void {
  it.each(groups.flatMap(([texts, parts]) => Object.entries(parts).map((row) => [...row, texts])))(
    'the text %s says «%s»',
    (name, part, texts) => {
      const text = textOf(texts, name as string);
      const isWhole = (part as string).startsWith('=');
      if (isWhole) expect(text).toBe((part as string).slice(1));
      else expect(text).toContain(part);
    },
  );
}

function textOf(texts: unknown, name: string): unknown {
  const text: unknown = Reflect.get(Object(texts), name);
  return typeof text === 'function' ? (text as (...args: string[]) => string)('A', 'B') : text;
}
