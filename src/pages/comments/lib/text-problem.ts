import { MAX_COMMENT_LENGTH } from '@/shared/api/contract/comments';
import { hasVisibleText } from '@/shared/api/contract/visible-text';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber } from '@/shared/i18n/format';

/** Why a text cannot be sent as a comment, in one sentence; null if it can. */
export function textProblem(text: string): string | null {
  if (!hasVisibleText(text)) return texts.nothingVisible;
  const surplus = text.trim().length - MAX_COMMENT_LENGTH;
  return surplus > 0 ? texts.tooLong(formatNumber(surplus)) : null;
}
