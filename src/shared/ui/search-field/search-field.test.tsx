import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { SearchField } from './search-field';

function Field({ told }: { told: string[] }) {
  const [value, setValue] = useState('');
  const typed = (text: string) => {
    told.push(text);
    setValue(text);
  };
  return <SearchField label="Search" clearLabel="Clear" value={value} onTyped={typed} />;
}

it('tells what is typed, and clears with the focus kept in the field', async () => {
  const told: string[] = [];
  render(<Field told={told} />);
  const box = screen.getByRole('searchbox', { name: 'Search' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(box, 'ab');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(told).toEqual(['a', 'ab', '']);
  expect(document.activeElement).toBe(box);
});

it('puts the keyboard away on Enter and leaves the page where it is', async () => {
  render(<Field told={[]} />);
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'a{Enter}');
  expect(document.activeElement).not.toBe(box);
  expect(box).toHaveProperty('value', 'a');
});
