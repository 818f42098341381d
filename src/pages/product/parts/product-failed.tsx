import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { isHttpError, type ApiError } from '@/shared/api/errors';
import { product } from '@/shared/i18n/fa/product';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { HeaderBar } from './product-header';

interface ProductFailedProps {
  error: ApiError;
  onRetry: () => void;
}

/** The book does not exist, or failed to load. */
export function ProductFailed({ error, onRetry }: ProductFailedProps) {
  return (
    <>
      <HeaderBar />
      <VisuallyHidden as="h1">{product.page}</VisuallyHidden>
      {isHttpError(error, 404) ? (
        <StateMessage
          picture={<MissingBookPicture />}
          text={product.notFound}
          action={
            <ButtonLink to="/clp" kind="outline">
              {product.toSearch}
            </ButtonLink>
          }
        />
      ) : (
        <LoadFailed error={error} onRetry={onRetry} />
      )}
    </>
  );
}
