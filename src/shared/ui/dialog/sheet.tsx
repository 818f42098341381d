import { Modal, type ModalProps } from './modal';

/** A list or a form that slides up from the bottom of a phone; on wide screens a centred card. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}
