import { Modal, type ModalProps } from './modal';

interface DialogProps extends ModalProps {
  /** `popup` is the purchase pop-up's 285 by at most 460 px (product spec, section 2). */
  size?: 'popup' | 'regular' | undefined;
}

/** A card in the middle of the view, for a question or an announcement. */
export function Dialog({ size = 'regular', ...props }: DialogProps) {
  return <Modal {...props} shape={size === 'popup' ? 'popup' : 'card'} />;
}
