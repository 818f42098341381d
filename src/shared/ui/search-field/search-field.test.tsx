import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { SearchField } from './search-field';

function Field({ changes }: { changes: string[] }) {
  const [value, setValue] = useState('');
  const typed = (text: string) => {
    changes.push(text);
    setValue(text);
  };
  return <SearchField label="Search" clearLabel="Clear" value={value} onTyped={typed} />;
}

it('reports what is typed, and keeps the focus when it is cleared', async () => {
  const changes: string[] = [];
  render(<Field changes={changes} />);
  const box = screen.getByRole('searchbox', { name: 'Search' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(box, 'ab');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(changes).toEqual(['a', 'ab', '']);
  expect(document.activeElement).toBe(box);
});

it('tells of a focus that leaves it, but not of one that moves within it', async () => {
  const onLeft = vi.fn();
  const texts = { label: 'Search', clearLabel: 'Clear', value: 'a' };
  render(
    <>
      <SearchField {...texts} onTyped={vi.fn()} onLeft={onLeft}>
        <button type="button">Suggestion</button>
      </SearchField>
      <button type="button">Elsewhere</button>
    </>,
  );
  for (const name of ['Clear', 'Suggestion']) {
    screen.getByRole('searchbox').focus();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onLeft).not.toHaveBeenCalled();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(onLeft).toHaveBeenCalledOnce();
});

it('hides the on-screen keyboard on Enter and submits nothing', async () => {
  render(<Field changes={[]} />);
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'a{Enter}');
  expect(document.activeElement).not.toBe(box);
  expect(box).toHaveProperty('value', 'a');
});
