import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { pageTitled } from './model';

/**
 * Sets the document title of a page whose title is not static (`pageTitles`); null for the app's name
 * alone.
 */
export function usePageTitle(title: string | null): void {
  const named = useUnit(pageTitled);
  useEffect(() => {
    named(title);
  }, [named, title]);
}
