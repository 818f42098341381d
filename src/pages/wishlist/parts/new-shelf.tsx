import { useUnit } from 'effector-react';

import { FormSheet } from '@/features/form-sheet/ui/form-sheet';
import { $shelves } from '@/features/wishlist/shelves';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { textOf } from '@/shared/lib/field-checks';

import { newShelfForm } from '../shelf-forms';

import { checkShelfName, ShelfNameField } from './shelf-name-field';

/** Makes a shelf; what is selected goes there. */
export default function NewShelf() {
  const shelves = useUnit($shelves);
  return (
    <FormSheet
      form={newShelfForm}
      title={texts.newShelf}
      read={(fields) => ({ title: textOf(fields, 'title') })}
      check={({ title }) => checkShelfName(title, shelves ?? [])}
    >
      {(errors) => <ShelfNameField errors={errors} />}
    </FormSheet>
  );
}
