import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';

import { Dialog } from './dialog/dialog';
import { SheetButton } from './dialog/sheet-rows';
import { FoldedText } from './folded-text/folded-text';
import { NotificationBar } from './notification-bar/notification-bar';
import { PageHeader } from './page-header/page-header';
import { Shelf } from './shelf/shelf';
import { StateMessage } from './state-message/state-message';
import { TextArea } from './text-field/text-area';
import { TextField } from './text-field/text-field';
import { UndoBar } from './undo-bar/undo-bar';

const act = vi.fn();
const places: Readonly<Record<string, ReactElement>> = {
  'a folded text': <FoldedText text="Divan" moreLabel="More" lessLabel="Less" />,
  'a message in place of a list': <StateMessage picture={null} text="Divan" />,
  'a notification': (
    <NotificationBar
      notification={{ kind: 'info', text: 'Divan' }}
      closeLabel="Close"
      onClosed={act}
      onHeld={act}
    />
  ),
  'what can be taken back': (
    <UndoBar
      text="Divan"
      undoLabel="Undo"
      closeLabel="Close"
      onUndone={act}
      onClosed={act}
      onHeld={act}
    />
  ),
  'a field': <TextField label="Title" value="Divan" onChange={act} />,
  'a field of several lines': <TextArea label="Title" value="Divan" onChange={act} />,
};

it.each(Object.entries(places))('%s has the direction of its own words', (_, place) => {
  render(place);
  const text = screen.queryByRole('textbox') ?? screen.getByText('Divan');
  expect(text).toHaveAttribute('dir', 'auto');
});

const names: Readonly<Record<string, ReactElement>> = {
  'the title of a page': <PageHeader title="Divan" />,
  'the title of a shelf': <Shelf title="Divan">{null}</Shelf>,
  'the title of a dialog': (
    <Dialog isOpen title="Divan" closeLabel="Close" onDismissed={act}>
      {null}
    </Dialog>
  ),
  'a row of a sheet': (
    <SheetButton icon={null} onPress={act}>
      Divan
    </SheetButton>
  ),
};

it.each(Object.entries(names))('%s leaves the words around it alone', async (_, place) => {
  render(place);
  expect((await screen.findByText('Divan')).closest('bdi')).not.toBeNull();
});
