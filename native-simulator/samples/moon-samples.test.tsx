import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Moon } from '../../src/shared/ui/moon/moon';
import { MoonSamples } from './moon-samples';

const phasesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

it('shows a phase of its own for each duration that it names, up to the full moon', () => {
  const { container } = render(<MoonSamples />);
  const phases = phasesIn(container);
  expect(new Set(phases).size).toBe(8);
  expect(phases.at(-1)).toBe(phasesIn(render(<Moon fraction={1} />).container)[0]);
});
