import { SvgIcon, type IconProps } from './svg-icon';

/** The subscription and its codes. */
export function TicketIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 6.25h16v3.5a2.25 2.25 0 0 0 0 4.5v3.5H4v-3.5a2.25 2.25 0 0 0 0-4.5ZM14.25 6.5v1.25M14.25 11.4v1.2M14.25 16.25v1.25" />
    </SvgIcon>
  );
}
