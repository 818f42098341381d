import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Arch } from './arch';
import { archPath } from './arch-path';

it('has the form of the logo at any height', () => {
  expect(archPath(240)).toBe('M0 240V64.6C0 31.3 27.1 18.1 50 0C72.9 18.1 100 31.3 100 64.6V240');
});

it('clips its content with that form', () => {
  const css = readFileSync(resolve(import.meta.dirname, 'arch.module.css'), 'utf8');
  expect(css).toContain(`${archPath(240)}Z`);
});

it('has a line that screen readers ignore only where one is wanted', () => {
  const { container, rerender } = render(<Arch shape="tall">picture</Arch>);
  expect(container).toHaveTextContent('picture');
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Arch shape="tall" outlined />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
