import { SvgIcon, type IconProps } from './svg-icon';

export function BinIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 7h15M9.5 7V4.8h5V7M6.5 7l.8 12.2h9.4L17.5 7M10.2 10.8v4.8M13.8 10.8v4.8" />
    </SvgIcon>
  );
}
