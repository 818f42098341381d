import type { Device } from '../../config/devices';
import type { HostChrome } from './hosts';
import styles from './status-bar.module.css';

interface StatusBarProps {
  readonly device: Device;
  readonly isLandscape: boolean;
  readonly chrome: HostChrome;
  readonly isIos: boolean;
}

/** Clock, signal and battery with fixed values, so that screenshots are stable. */
export function StatusBar({ device, isLandscape, chrome, isIos }: StatusBarProps) {
  // In landscape, iOS has no status bar and Android a thin one.
  const height = isLandscape ? (isIos ? 0 : 24) : device.statusBar;
  if (height === 0) return null;
  const style = { blockSize: height, background: chrome.background, color: chrome.ink };
  return (
    <div className={styles['bar']} style={style} dir="ltr" aria-hidden="true">
      <span>9:41</span>
      {!isLandscape && device.hasCutout && <span className={styles[isIos ? 'island' : 'hole']} />}
      <span className={styles['signs']}>
        <svg width="17" height="12" viewBox="0 0 17 12" fill="currentColor">
          <rect y="8" width="3" height="4" rx="1" />
          <rect x="4.5" y="5.5" width="3" height="6.5" rx="1" />
          <rect x="9" y="3" width="3" height="9" rx="1" />
          <rect x="13.5" width="3" height="12" rx="1" />
        </svg>
        <svg width="25" height="12" viewBox="0 0 25 12" fill="none" stroke="currentColor">
          <rect x="0.5" y="0.5" width="21" height="11" rx="3.5" opacity="0.5" />
          <rect x="2" y="2" width="15" height="8" rx="2" fill="currentColor" stroke="none" />
          <path d="M23.5 4v4" strokeLinecap="round" opacity="0.6" />
        </svg>
      </span>
    </div>
  );
}
