import { SvgIcon, type IconProps } from './svg-icon';

export function BookIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 6.9C10.3 5.5 7.9 4.9 4 4.9v12.6c3.9 0 6.3.6 8 2 1.7-1.4 4.1-2 8-2V4.9c-3.9 0-6.3.6-8 2Zm0 0v12.6" />
    </SvgIcon>
  );
}
