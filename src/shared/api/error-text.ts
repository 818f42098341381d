import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';

import type { ApiError } from './errors';

/** Longer texts are cut (fault list D1). */
const LONGEST_TEXT = 300;

/**
 * A failed call in words for people (product spec, section 8): the server's own message, else
 * `status - statusText`, else 'Server error'. At most 300 characters, plain text.
 */
export function errorText(error: ApiError): string {
  return wordsFor(error).slice(0, LONGEST_TEXT);
}

function wordsFor(error: ApiError): string {
  switch (error.kind) {
    case 'offline':
      return common.offline;
    case 'network':
      return common.failed;
    case 'invalidData':
      return errors.server;
    case 'http': {
      const { message, status, statusText } = error;
      // HTTP/2 has no status texts, and a number alone says nothing to anybody.
      return message?.trim() || (statusText.trim() ? `${status} - ${statusText}` : errors.server);
    }
  }
}
