import { SvgIcon, type IconProps } from './svg-icon';

export function CommentIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M5.75 4.75h12.5a1.75 1.75 0 0 1 1.75 1.75v8.75A1.75 1.75 0 0 1 18.25 17H12.5L8 20.25V17H5.75A1.75 1.75 0 0 1 4 15.25V6.5a1.75 1.75 0 0 1 1.75-1.75ZM8 9.25h8M8 12.75h5" />
    </SvgIcon>
  );
}
