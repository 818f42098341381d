import { purchase } from '@/shared/i18n/fa/purchase';
import { Spinner } from '@/shared/ui/spinner/spinner';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './loading-screen.module.css';

/** Covers the screen while the archive loads. Rule: docs/behaviour.md#loading-indicators */
export default function LoadingScreen() {
  return (
    <div className={styles['screen']} role="status">
      <VisuallyHidden>{purchase.opening}</VisuallyHidden>
      <Spinner size={40} />
    </div>
  );
}
