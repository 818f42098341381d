import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { viewOfVisit } from '@/testing/view-of-visit';

const visits: readonly PageVisit[] = [
  { routeId: 'library', path: '/library', search: '?filter=finished' },
  { routeId: 'archive', path: '/archive', search: '?clientId=12' },
  { routeId: 'wishlist', path: '/wishlist', search: '?category=3' },
  { routeId: 'profile', path: '/profile', search: '?clientId=12' },
  { routeId: 'credit', path: '/credit', search: '?returnUrl=%2Fapp-checkout%2Fplan-12' },
  { routeId: 'credit-code', path: '/credit-code', search: '?returnUrl=%2Fapp-checkout%2Fplan-12' },
  { routeId: 'subscription', path: '/subscription/plans', search: '?clientId=12' },
];

it.each(visits)('leads a visitor of $path back with its query after the sign-in', async (visit) => {
  const View = await viewOfVisit(visit);
  const { scope } = await renderPage(
    <View />,
    { ...visit, hash: '#display' },
    { answers: { 'GET /api/subscription/plans': [], 'GET /api/credit/packages': [] } },
  );
  await act(() => allSettled(sessionRestoreRequested, { scope }));
  const links = await screen.findAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  const back = encodeURIComponent(`${visit.path}${visit.search}`);
  expect(addresses).toContain(`/auth?returnUrl=${back}`);
});
