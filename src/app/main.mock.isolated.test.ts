import { startMockApi } from '@mock-api/browser';
import { beforeEach, expect, it, vi } from 'vitest';

const app = vi.hoisted(() => ({ opened: vi.fn() }));
vi.mock('@mock-api/browser', () => ({ startMockApi: vi.fn() }));
vi.mock('./main', () => {
  app.opened();
  return {};
});

beforeEach(() => {
  vi.resetModules();
  app.opened.mockClear();
  vi.mocked(startMockApi).mockReset();
  document.body.innerHTML = '<div id="root"></div>';
});

it('opens the app once the mock answers', async () => {
  let answers: () => void = () => undefined;
  vi.mocked(startMockApi).mockReturnValue(new Promise((resolve) => (answers = resolve)));
  const started = import('./main.mock');
  await expect.poll(() => vi.mocked(startMockApi).mock.calls).toHaveLength(1);
  expect(app.opened).not.toHaveBeenCalled();
  answers();
  await started;
  expect(app.opened).toHaveBeenCalledOnce();
  expect(document.getElementById('root')).toBeInTheDocument();
});

it('says what to do where there is no service worker, instead of an empty page', async () => {
  vi.mocked(startMockApi).mockRejectedValue(new Error('It is refused.'));
  await expect(import('./main.mock')).rejects.toThrow('It is refused.');
  expect(app.opened).not.toHaveBeenCalled();
  const alert = document.body.firstElementChild;
  expect(['role', 'lang', 'dir'].map((name) => alert?.getAttribute(name))).toEqual([
    'alert',
    'en',
    'ltr',
  ]);
  expect(document.body).toHaveTextContent(/localhost.*npx shenidar launch.*It is refused\./);
});
