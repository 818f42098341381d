import { SvgIcon, type IconProps } from './svg-icon';

export function StoreIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 10.6v8.65h14V10.6M3.75 8.75l1.4-4h13.7l1.4 4a2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0ZM9.75 19.25v-4.5h4.5v4.5" />
    </SvgIcon>
  );
}
