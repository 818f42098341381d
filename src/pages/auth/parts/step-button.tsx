import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button/button';

import { stepChosen, type ChosenStep } from '../form';

interface StepButtonProps {
  to: ChosenStep;
  children: ReactNode;
}

/** Switches to another sign-in step. */
export function StepButton({ to, children }: StepButtonProps) {
  const chosen = useUnit(stepChosen);
  return (
    <Button kind="quiet" size="small" onClick={() => chosen(to)}>
      {children}
    </Button>
  );
}
