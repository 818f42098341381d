import { SvgIcon, type IconProps } from './svg-icon';

export function CloseIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6.25 6.25 11.5 11.5M17.75 6.25 6.25 17.75" />
    </SvgIcon>
  );
}
