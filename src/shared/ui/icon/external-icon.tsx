import { SvgIcon, type IconProps } from './svg-icon';

export function ExternalIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M13.75 4.75h5.5v5.5M19 5l-7.75 7.75M18 14v5.25H4.75V6H10" />
    </SvgIcon>
  );
}
