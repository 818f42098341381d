import { purchase } from '@/shared/i18n/fa/purchase';
import { Spinner } from '@/shared/ui/spinner/spinner';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './loading-screen.module.css';

/** Over the whole screen while the archive is on its way (product spec, section 4). */
export default function LoadingScreen() {
  return (
    <div className={styles['screen']} role="status">
      <VisuallyHidden>{purchase.opening}</VisuallyHidden>
      <Spinner size={40} />
    </div>
  );
}
