import { SvgIcon, type IconProps } from './svg-icon';

export function MinusIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5.5 12h13" />
    </SvgIcon>
  );
}
