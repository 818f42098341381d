import { SvgIcon, type IconProps } from './svg-icon';

export function PlusIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 5.5v13M5.5 12h13" />
    </SvgIcon>
  );
}
