import { sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { bookMoveFailed } from '@/features/owned-books/archive';
import { errorText } from '@/shared/api/error-text';

// A book that could not be archived or brought back stays where it is.
sample({
  clock: bookMoveFailed,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
