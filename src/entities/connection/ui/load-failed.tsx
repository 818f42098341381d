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
  /** `page` is centred on the screen, `section` follows the loaded content. */
  size?: 'page' | 'section' | undefined;
}

/** Shows why loading failed, with a retry button. A message of the server is shown as it is. */
export function LoadFailed({ error, onRetry, size = 'page' }: LoadFailedProps) {
  return (
    <StateMessage
      size={size}
      picture={<FailurePicture isOffline={error.kind === 'offline'} />}
      // The notification has told of the missing connection; this tells what follows.
      text={error.kind === 'offline' ? common.offlinePage : errorText(error)}
      action={
        <Button kind="outline" icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
}
