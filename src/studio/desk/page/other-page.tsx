import { useState } from 'react';
import { Push } from './desk-button.tsx';
import { PagePicker } from './page-picker.tsx';

/** Another page, chosen in a dialog that takes the place of the one that asks for it. */
export function useOtherPage(title: string) {
  const [page, setPage] = useState<{ path: string; title: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const pick = (next: typeof page) => {
    setPage(next);
    close();
  };
  const picker = isChoosing && <PagePicker title={title} onClose={close} onPick={pick} />;
  const button = (words: string) => (
    <Push className="items__add" onClick={() => setChoosing(true)}>
      {page ? 'Choose another page' : words}
    </Push>
  );
  return { page, picker, button };
}
