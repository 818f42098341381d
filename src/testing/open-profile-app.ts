import { $logLines } from '@/features/logs/model';
import { $notification } from '@/features/notifications/model';
import { sampleRequested } from '@/features/player/model/queue';

import { anItem, playerAnswers } from './player-fixtures';
import { aLibraryState } from './purchase-fixtures';
import { savedSession } from './session-fixtures';
import { startApp } from './start-app';

export type ProfileApp = Awaited<ReturnType<typeof openProfileApp>>;

/** The app on a user's profile page, so that the models of all pages have been loaded. */
export async function openProfileApp(search = '') {
  const app = await startApp({
    search,
    storage: savedSession(),
    answers: {
      ...playerAnswers,
      'POST /api/library/archive/404': () => {
        throw { kind: 'http', status: 404, statusText: '', message: 'Gone', code: 'not-found' };
      },
      'GET /api/account/editprofile': { firstName: 'Sara', lastName: '', email: '', mobileNo: '' },
      'POST /api/wishlist/items': { items: [], total: 0, page: 1, pageSize: 20 },
      'POST /api/library/state/1001': aLibraryState(3),
      'POST /api/library/state/1008': aLibraryState(8),
    },
  });
  await app.visit('profile', '/profile');
  const notice = () => app.scope.getState($notification);
  const lines = () =>
    app.scope.getState($logLines).map(({ level, message, data }) => ({ level, message, data }));
  const hide = () => {
    app.page.document.visibilityState = 'hidden';
    app.page.document.dispatchEvent(new Event('visibilitychange'));
    return app.pass();
  };
  const playSample = () =>
    app.fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
  return { ...app, notice, lines, hide, playSample };
}
