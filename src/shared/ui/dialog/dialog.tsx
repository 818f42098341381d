import { Modal, type ModalProps } from './modal';

interface DialogProps extends ModalProps {
  /** `popup` is the purchase pop-up, 285 px wide and at most 460 px high. Rule: docs/behaviour.md#purchase-pop-up */
  size?: 'popup' | 'regular' | undefined;
}

/** A centred card for a question or an announcement. */
export function Dialog({ size = 'regular', ...props }: DialogProps) {
  return <Modal {...props} shape={size === 'popup' ? 'popup' : 'card'} />;
}
