import styles from './picture-room.module.css';

/** The place of a `Picture` that is on its way. */
export function PictureRoom() {
  return <span className={styles['room']} aria-hidden="true" />;
}
