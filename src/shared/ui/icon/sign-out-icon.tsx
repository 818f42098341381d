import { SvgIcon, type IconProps } from './svg-icon';

export function SignOutIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M13 4.75H5.75v14.5H13M10.5 12h9M15.9 8.25 19.65 12l-3.75 3.75" />
    </SvgIcon>
  );
}
