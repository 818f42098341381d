import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';

import type { ApiError } from './errors';

/** Longer texts are truncated. docs/faults.md#d1 */
const MAX_TEXT_LENGTH = 300;

/**
 * The message for the user: the server's own message, else `status - statusText`, else 'Server error'.
 * Plain text of at most 300 characters. docs/behaviour.md#errors
 */
export function errorText(error: ApiError): string {
  return messageOf(error).slice(0, MAX_TEXT_LENGTH);
}

function messageOf(error: ApiError): string {
  switch (error.kind) {
    case 'offline':
      return common.offline;
    case 'network':
      return common.failed;
    case 'invalidData':
      return errors.server;
    case 'http': {
      const { message, status, statusText } = error;
      // HTTP/2 has no status texts, and a number alone does not help the user.
      return message?.trim() || (statusText.trim() ? `${status} - ${statusText}` : errors.server);
    }
  }
}
