import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createEffect } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { form as texts } from '@/shared/i18n/fa/form';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';

import { createFormSheet } from '../create-form-sheet';

import { FormSheet } from './form-sheet';

const answer = heldAnswer<null>();
const sendFx = createEffect<FormDataEntryValue | null, null, ApiError>(() => answer.answer());
const form = createFormSheet({ marker: '#form', sendFx, savedText: null });

it('starts in its field, and is busy until there is an answer', async () => {
  const page = (
    <FormSheet form={form} title="Name" check={() => ({})} read={(fields) => fields.get('name')}>
      {() => <input aria-label="Name" name="name" />}
    </FormSheet>
  );
  const here = { routeId: 'shop', path: '/' };
  const { router } = await renderPage(page, { ...here, hash: '#form' });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  const save = screen.getByRole('button', { name: texts.save });
  expect(save).not.toHaveAttribute('aria-busy');
  fireEvent.change(field, { target: { value: 'Sara' } });
  fireEvent.click(save);
  expect(save).toHaveAttribute('aria-busy', 'true');
  answer.give(null);
  await waitFor(() => expect(router.navigations).toEqual([{ to: '/', replace: true }]));
  expect(save).not.toHaveAttribute('aria-busy');
});
