import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { pageTitled } from './model';

/**
 * Sets the document title of a page that is named after what it shows; null for its title in `pageTitles`, or the app's name
 * alone.
 */
export function usePageTitle(title: string | null): void {
  const named = useUnit(pageTitled);
  useEffect(() => {
    named(title);
  }, [named, title]);
}
