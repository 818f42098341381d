import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { TextArea } from './text-area';
import { TextField } from './text-field';

it('is named by its label and described by its hint', () => {
  render(<TextField label="Mobile" hint="Eleven digits" />);
  const field = screen.getByRole('textbox', { name: 'Mobile', description: 'Eleven digits' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('shows the error instead of the hint', () => {
  render(<TextField label="Mobile" hint="Eleven digits" error="Too short" />);
  const field = screen.getByRole('textbox', { name: 'Mobile', description: 'Too short' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Eleven digits')).toBeNull();
});

it('shows the error of a multi-line field too', () => {
  render(<TextArea label="Comment" error="Too long" />);
  expect(screen.getByRole('textbox', { name: 'Comment', description: 'Too long' })).toBeTruthy();
});

function Mobile({ changed }: { changed: (text: string) => void }) {
  const [value, setValue] = useState('09');
  const report = (text: string) => {
    setValue(text);
    changed(text);
  };
  return (
    <TextField
      label="Mobile"
      hasPersianDigits
      value={value}
      onChange={({ target }) => report(target.value)}
    />
  );
}

it('shows Persian digits for ASCII and Arabic ones, and keeps the caret', async () => {
  const texts: string[] = [];
  render(<Mobile changed={(text) => texts.push(text)} />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('۰۹');
  await userEvent.type(field, '1٢', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('۰۱۲۹');
  expect(texts).toEqual(['۰۱۹', '۰۱۲۹']);
});
