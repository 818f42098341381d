import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Band } from './band';

const css = readFileSync(resolve(import.meta.dirname, 'band.module.css'), 'utf8');
/** The tokens that a tone sets. */
const tokensOf = (tone: string) => {
  const block = new RegExp(`\\.${tone} \\{([^}]+)\\}`).exec(css)![1]!;
  return [...block.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
};

it('gives its content the colours of a title', () => {
  const { container } = render(
    <Band tone="cover" style={{ '--ground': '#123456' } as React.CSSProperties}>
      words
    </Band>,
  );
  const band = container.firstElementChild as HTMLElement;
  expect(band).toHaveTextContent('words');
  expect(band.style.getPropertyValue('--ground')).toBe('#123456');
});

it('sets the same tokens in both tones, so that its content suits either', () => {
  expect(tokensOf('night')).toEqual(tokensOf('cover'));
  expect(tokensOf('night')).toContain('--ink');
});
