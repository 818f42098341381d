import type { RefObject } from 'react';

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  onChosen: (file: File) => void;
}

/** Lets the user choose a JSON file. A button or a list opens it, so it is neither seen nor reached by the Tab key. */
export function FileInput({ ref, onChosen }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept=".json,application/json"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onChosen(file);
        // The same file can be chosen again, after it was corrected.
        event.target.value = '';
      }}
    />
  );
}
