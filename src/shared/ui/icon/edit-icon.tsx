import { SvgIcon, type IconProps } from './svg-icon';

export function EditIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m5 19 1-4.4L15.9 4.7a1.9 1.9 0 0 1 2.7 0l.7.7a1.9 1.9 0 0 1 0 2.7L9.4 18 5 19ZM14 6.6l3.4 3.4" />
    </SvgIcon>
  );
}
