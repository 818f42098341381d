import { Modal, type ModalProps } from './modal';

/** A list or a form from the bottom edge of a phone; on a wide view a card in the middle. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}
