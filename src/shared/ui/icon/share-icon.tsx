import { SvgIcon, type IconProps } from './svg-icon';

export function ShareIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 14.5V3.9M8.1 7.6 12 3.75l3.9 3.85M7.25 10.75H5.5v9h13v-9h-1.75" />
    </SvgIcon>
  );
}
