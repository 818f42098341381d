import styles from './picture-room.module.css';

/** Reserves the space of a `Picture` that is loading. */
export function PictureRoom() {
  return <span className={styles['room']} aria-hidden="true" />;
}
