import { SvgIcon, type IconProps } from './svg-icon';

/** An arrow that turns back to where it came from. */
export function ReturnIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8.5 5 4.5 9l4 4M4.5 9h9.75a5.25 5.25 0 0 1 0 10.5H9" />
    </SvgIcon>
  );
}
