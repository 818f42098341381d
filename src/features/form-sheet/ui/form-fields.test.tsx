import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { errorText } from '@/shared/api/error-text';

import { FormFields } from './form-fields';

it('goes to the first field with a problem, and takes the problem away once the form can be sent', async () => {
  const onSubmitted = vi.fn();
  render(
    <FormFields
      id="form"
      error={null}
      check={(fields) => (fields.get('name') === '' ? { name: 'A name is missing' } : {})}
      onSubmitted={onSubmitted}
    >
      {(errors) => (
        <>
          <input aria-label="Other" name="other" />
          <input aria-label="Name" name="name" />
          <p>{errors['name']}</p>
          <button type="submit">Send</button>
        </>
      )}
    </FormFields>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('A name is missing')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(onSubmitted).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name'), 'Sara');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('A name is missing')).toBeNull();
  expect(onSubmitted).toHaveBeenCalledOnce();
});

it('shows the failure that the server told, and none before', () => {
  const error = { kind: 'network' } as const;
  const form = (shown: typeof error | null) => (
    <FormFields id="form" error={shown} check={() => ({})} onSubmitted={() => undefined}>
      {() => null}
    </FormFields>
  );
  const { rerender } = render(form(null));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(error));
  expect(screen.getByRole('alert')).toHaveTextContent(errorText(error));
});
