import { SvgIcon, type IconProps } from './svg-icon';

export function TrashIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.75 6.75h14.5M9.25 6.5V4.25h5.5V6.5M6.5 7l.8 12.75h9.4L17.5 7M10.25 11v5M13.75 11v5" />
    </SvgIcon>
  );
}
