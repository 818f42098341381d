import { SvgIcon, type IconProps } from './svg-icon';

export function FlagIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M6 20.5V4.5M6 5c3.5-2 7 2 12 0v8.5c-5 2-8.5-2-12 0" />
    </SvgIcon>
  );
}
