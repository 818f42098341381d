import { combine } from 'effector';

import { $isLoggedIn, $isSessionKnown } from './model';
import { $storedSub } from './stored-sub';

/** Whether nobody is signed in; null until the stored session has been read, and while it is still to be renewed. */
export const $isVisitor = combine(
  { isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn, sub: $storedSub },
  ({ isKnown, isLoggedIn, sub }) => {
    if (isLoggedIn) return false;
    return isKnown && sub === null ? true : null;
  },
);
