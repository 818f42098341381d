import { SvgIcon, type IconProps } from './svg-icon';

export function ExpandIcon(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M14 4.75h5.25V10M19 5l-5.75 5.75M10 19.25H4.75V14M5 19l5.75-5.75" />
    </SvgIcon>
  );
}
