import { useUnit } from 'effector-react';

import { FormSheet } from '@/features/form-sheet/ui/form-sheet';
import { $shelves } from '@/features/wishlist/shelves';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { textOf } from '@/shared/lib/field-checks';

import { $shownShelf } from '../model';
import { renameShelfForm } from '../shelf-forms';

import { checkShelfName, ShelfNameField } from './shelf-name-field';

/** Renames the shown shelf. */
export default function RenameShelf() {
  const { shelves, shelf } = useUnit({ shelves: $shelves, shelf: $shownShelf });
  // After a reload the shelf comes late, or there is none: its name must not start empty.
  if (!shelf) return null;
  const others = (shelves ?? []).filter(({ id }) => id !== shelf.id);
  return (
    <FormSheet
      form={renameShelfForm}
      title={texts.renameShelf}
      read={(fields) => ({ title: textOf(fields, 'title') })}
      check={({ title }) => checkShelfName(title, others)}
    >
      {(errors) => <ShelfNameField errors={errors} defaultValue={shelf.title} />}
    </FormSheet>
  );
}
