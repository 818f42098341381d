import { FailurePicture } from '@/entities/connection/ui/failure-picture';
import { errorText } from '@/shared/api/error-text';
import { isHttpError, type ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { RefreshIcon } from '@/shared/ui/icon/refresh-icon';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { HeaderBar } from './product-header';

interface ProductFailedProps {
  error: ApiError;
  onRetry: () => void;
}

/** The book does not exist, or failed to load; the search offers others. */
export function ProductFailed({ error, onRetry }: ProductFailedProps) {
  const isMissing = isHttpError(error, 404);
  const isOffline = error.kind === 'offline';
  const failure = isOffline ? common.offlinePage : errorText(error);
  return (
    <>
      <HeaderBar />
      <VisuallyHidden as="h1">{product.page}</VisuallyHidden>
      <StateMessage
        picture={isMissing ? <MissingBookPicture /> : <FailurePicture isOffline={isOffline} />}
        text={isMissing ? product.notFound : failure}
        action={
          <>
            {!isMissing && (
              <Button kind="outline" icon={<RefreshIcon size={20} />} onClick={onRetry}>
                {common.retry}
              </Button>
            )}
            <ButtonLink to="/clp" kind={isMissing ? 'outline' : 'quiet'}>
              {product.toSearch}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
