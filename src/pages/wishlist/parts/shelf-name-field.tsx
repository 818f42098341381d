import type { Shelf } from '@/features/wishlist/shelves';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { isVisibleText } from '@/shared/lib/visible-text';
import { TextField } from '@/shared/ui/text-field/text-field';

/** The longest name that the server takes. */
const MAX_NAME_LENGTH = 60;

interface ShelfNameFieldProps {
  errors: Readonly<Record<string, string>>;
  /** The name so far. */
  defaultValue?: string;
}

/** The field of a shelf's name. */
export function ShelfNameField({ errors, defaultValue = '' }: ShelfNameFieldProps) {
  return (
    <TextField
      label={texts.shelfName}
      name="title"
      hint={texts.shelfHint}
      error={errors['title']}
      defaultValue={defaultValue}
      maxLength={MAX_NAME_LENGTH}
      autoComplete="off"
    />
  );
}

/** Refuses a name that nobody could see, and one that another shelf has. */
export function checkShelfName(
  title: string,
  others: readonly Pick<Shelf, 'title'>[],
): Record<string, string> {
  if (!isVisibleText(title)) return { title: texts.noShelfName };
  const isTaken = others.some((other) => other.title === title);
  return isTaken ? { title: texts.sameShelfName } : {};
}
