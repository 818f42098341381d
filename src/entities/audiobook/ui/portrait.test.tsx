import { fireEvent, render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { $apiHosts } from '@/shared/api/authorized';

import { Portrait } from './portrait';

const maryam = { id: 501, firstName: 'Maryam', lastName: 'Nikoo' };
const show = (portrait: string | null) => {
  const scope = fork({ values: [[$apiHosts, { site: 'https://site.test', auth: '' }]] });
  const { container } = render(
    <Provider value={scope}>
      <Portrait person={{ ...maryam, portrait }} />
    </Provider>,
  );
  return container;
};

it('shows the portrait from the site host', () => {
  expect(show('/content/1').querySelector('img')?.src).toBe('https://site.test/content/1');
});

it('shows the first letter without a portrait, and when the picture fails', () => {
  expect(show(null)).toHaveTextContent(/^M$/);
  const container = show('/content/1');
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent(/^M$/);
});
