import { SvgIcon, type IconProps } from './svg-icon';

export function ChaptersIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M9.25 6.25H20M9.25 12H20M9.25 17.75H20M4.75 6.25v.01M4.75 12v.01M4.75 17.75v.01" />
    </SvgIcon>
  );
}
