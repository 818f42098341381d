import { useUnit } from 'effector-react';

import { $apiHosts } from '@/shared/api/authorized';
import { siteUrl } from '@/shared/lib/site-url';

/** Gives the address of a path of the site, such as a cover, for this page. Rule: docs/behaviour.md#covers */
export function useSiteUrl(): (path: string) => string {
  const { site } = useUnit($apiHosts);
  return (path) => siteUrl(site, path);
}
