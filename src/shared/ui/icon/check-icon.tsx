import { SvgIcon, type IconProps } from './svg-icon';

export function CheckIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m5 12.6 4.6 4.65L19 7.5" />
    </SvgIcon>
  );
}
