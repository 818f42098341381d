import { SvgIcon, type IconProps } from './svg-icon';

export function GridIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.75 4.75h5.5v5.5h-5.5ZM13.75 4.75h5.5v5.5h-5.5ZM4.75 13.75h5.5v5.5h-5.5ZM13.75 13.75h5.5v5.5h-5.5Z" />
    </SvgIcon>
  );
}
