import { combine } from 'effector';

import { $isLoggedIn, $isSessionKnown } from './model';

/** Whether nobody is signed in; null until the stored session has been read. */
export const $isVisitor = combine($isSessionKnown, $isLoggedIn, (isKnown, isLoggedIn) => {
  if (isLoggedIn) return false;
  return isKnown ? true : null;
});
