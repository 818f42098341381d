import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type CSSProperties, type ReactNode } from 'react';

import { cx } from '../cx';
import { CloseIcon } from '../icon/close-icon';
import { IconButton } from '../icon-button/icon-button';

import { dismissalOf, type Dismissal } from './dismissal';
import styles from './modal.module.css';
import { useDragAway } from './use-drag-away';

export interface ModalProps {
  isOpen: boolean;
  /** The name of the dialog, and its heading. */
  title: string;
  /** Hides the heading visually, because the content shows the same text. */
  isTitleHidden?: boolean | undefined;
  closeLabel: string;
  /** Called when the user asks to close it. The modal never closes by itself: `isOpen` decides. */
  onDismissed: (how: Dismissal) => void;
  /** The content stays mounted, out of sight, while the modal is closed. */
  isKept?: boolean | undefined;
  /** Called when it is closed and its animation has ended. */
  onGone?: (() => void) | undefined;
  /** The first field has the focus at once; among several, not where the keyboard of the screen would cover the others. */
  startsInField?: boolean | undefined;
  children: ReactNode;
  /** Actions that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** Class and style of colours other than those of the page. */
  look?: { className: string | undefined; style: CSSProperties | undefined } | undefined;
}

interface ShapedModalProps extends ModalProps {
  shape: 'popup' | 'card' | 'sheet';
}

/** Shared by `Dialog` and `Sheet`: a modal with a heading and a close button, which a swipe dismisses. */
export function Modal(props: ShapedModalProps) {
  const { isOpen, isKept = false, onDismissed, onGone, shape } = props;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        if (!open) onDismissed(dismissalOf(reason));
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onGone?.();
      }}
    >
      <Base.Portal keepMounted={isKept}>
        {/* The backdrop also dims a dialog below this one. */}
        <Base.Backdrop forceRender className={styles['backdrop']} />
        <Base.Viewport className={cx(styles['viewport'], styles[`${shape}Viewport`])}>
          <Card {...props} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function Card(props: ShapedModalProps) {
  const {
    title,
    isTitleHidden = false,
    closeLabel,
    onDismissed,
    startsInField = false,
    children,
    footer,
    shape,
    look,
  } = props;
  const ref = useDragAway(() => onDismissed('swipe'));
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Popup
      ref={ref}
      className={cx(styles['modal'], styles[shape], look?.className)}
      style={look?.style}
      initialFocus={() => (startsInField && startFieldIn(body.current)) || true}
    >
      <div className={styles['head']}>
        <Base.Title className={cx(styles['title'], isTitleHidden && styles['unseen'])}>
          <bdi>{title}</bdi>
        </Base.Title>
        <Base.Close render={<IconButton label={closeLabel} />}>
          <CloseIcon size={20} />
        </Base.Close>
      </div>
      <div ref={body} className={styles['body']}>
        {children}
      </div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </Base.Popup>
  );
}

function startFieldIn(body: HTMLElement | null): HTMLElement | null {
  const [first, ...others] = body?.querySelectorAll<HTMLElement>('input, textarea') ?? [];
  return first && (others.length === 0 || !isTouch()) ? first : null;
}

/** The device is used by fingers; false where the browser does not tell. */
function isTouch(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
