import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { useTrouble } from './use-trouble';

/**
 * Announces why nothing is to be heard, beside a button that shows it: what is inside a button is its name to a screen
 * reader, and is not announced.
 */
export function AnnouncedTrouble() {
  const trouble = useTrouble();
  return (
    <VisuallyHidden>
      <span role="status">{trouble}</span>
    </VisuallyHidden>
  );
}
