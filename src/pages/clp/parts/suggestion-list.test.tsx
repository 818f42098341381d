import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';

import type { SuggestionOption } from '../lib/suggestion-options';

import { SuggestionList } from './suggestion-list';

const title = (id: number, note: string): SuggestionOption => ({
  kind: 'titles',
  key: `title-${id}`,
  text: 'گلستان',
  note,
  to: `/pdp/${id}`,
});

it('tells titles of the same name apart when there are fewer of them', () => {
  const complaints = vi.spyOn(console, 'error');
  const scope = fork();
  const of = (options: readonly SuggestionOption[]) => (
    <Provider value={scope}>
      <SuggestionList id="list" options={options} active={undefined} onPicked={() => {}} />
    </Provider>
  );
  const [first, second] = [title(1, 'سعدی'), title(2, 'ابراهیم گلستان')];
  const { rerender } = render(of([first, second]));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  const line = screen.getByText('ابراهیم گلستان').closest('[role="option"]');
  rerender(of([second]));
  expect(screen.getAllByRole('option')).toEqual([line]);
  expect(complaints).not.toHaveBeenCalled();
});
