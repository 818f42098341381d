import { SvgIcon, type IconProps } from './svg-icon';

export function ChatIcon(props: IconProps) {
  return (
    <SvgIcon {...props} isMirrored>
      <path d="M5.25 3.75h8.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H9.5l-3.25 2.5v-2.5h-1a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5ZM18 8.75h.75a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-1v2.5l-3.25-2.5h-3a1.5 1.5 0 0 1-1.5-1.5" />
    </SvgIcon>
  );
}
