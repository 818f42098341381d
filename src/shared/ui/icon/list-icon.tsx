import { SvgIcon, type IconProps } from './svg-icon';

/** A list whose numbers are on the right. */
export function ListIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M15 6.5H4.5M15 12H4.5M15 17.5H4.5M19.5 6.5v.01M19.5 12v.01M19.5 17.5v.01" />
    </SvgIcon>
  );
}
