import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DeskCard } from './desk-card';

it('holds its content, and its picture says nothing to a screen reader', () => {
  const { container } = render(<DeskCard>Words</DeskCard>);
  expect(screen.getByText('Words')).toBeVisible();
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});
