import { useUnit } from 'effector-react';

import { usePageTitle } from '@/features/page-title/use-page-title';

import { $detail, $productError, productRetryClicked } from './model';
import { Product } from './parts/product';
import { ProductFailed } from './parts/product-failed';
import { ProductSkeleton } from './parts/product-skeleton';

/** The page of one book: facts, sample, chapters, comments, similar books. */
export default function ProductPage() {
  const { detail, error, retry } = useUnit({
    detail: $detail,
    error: $productError,
    retry: productRetryClicked,
  });
  usePageTitle(detail?.title ?? null);
  // The key resets folded texts and buttons for another book.
  if (detail) return <Product key={detail.audioBookId} detail={detail} />;
  if (error) return <ProductFailed error={error} onRetry={() => retry()} />;
  return <ProductSkeleton />;
}
