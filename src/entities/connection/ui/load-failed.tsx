import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { Button } from '@/shared/ui/button/button';
import { RefreshIcon } from '@/shared/ui/icon/refresh-icon';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { errorText } from '@/shared/api/error-text';

import { FailurePicture } from './failure-picture';

interface LoadFailedProps {
  error: ApiError;
  onRetry: () => void;
  /** `page` stands in the middle of a screen, `section` at the end of what has come so far. */
  size?: 'page' | 'section' | undefined;
}

/** Says why there is nothing to show, and offers another try. A server's own words are passed on. */
export function LoadFailed({ error, onRetry, size = 'page' }: LoadFailedProps) {
  return (
    <StateMessage
      size={size}
      picture={<FailurePicture isOffline={error.kind === 'offline'} />}
      text={errorText(error)}
      action={
        <Button kind="outline" icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
}
