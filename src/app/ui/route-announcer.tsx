import { useUnit } from 'effector-react';

import { $documentTitle } from '@/features/page-title/model';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

/** Announces the title of the page to screen readers after a navigation. */
export function RouteAnnouncer() {
  const title = useUnit($documentTitle);
  return (
    <VisuallyHidden as="div">
      <div aria-live="polite" aria-atomic="true">
        {title}
      </div>
    </VisuallyHidden>
  );
}
