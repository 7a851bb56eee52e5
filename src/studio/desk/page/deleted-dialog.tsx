import { isMediaPath } from '../../../engine/content/media.ts';
import { Trouble, useAttempt } from './attempt.tsx';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Modal } from './modal.tsx';
import { timeInWords } from './time-in-words.ts';

/** What was deleted at the desk, each to be put back. */
export function DeletedDialog() {
  const { close, deleted } = useDesk();
  const putBack = usePutBack();
  const { trouble, attempt } = useAttempt();
  const restore = (path: string, title: string) =>
    attempt(async () => {
      await putBack(path, title);
      close();
    });
  return (
    <Modal
      title="Deleted"
      lead="What is put back has its address again: nothing leads from there to another page any more. Links that were changed stay changed."
    >
      <Trouble words={trouble} />
      <ul className="changes">
        {deleted.map(({ path, title, at }) => (
          <li key={path}>
            <div>
              <b>{title}</b>
              <p className="field__help">
                {path}, deleted {timeInWords(at)}
              </p>
            </div>
            <Push onClick={() => restore(path, title)}>
              Put it back<span className="hidden-words">: {title}</span>
            </Push>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Puts a deleted file back, and opens it if it is a page. @throws DeskTrouble if it can't. */
export function usePutBack() {
  const { refresh, say, go } = useDesk();
  return async (path: string, title: string) => {
    await ask('restore', { path });
    await refresh();
    say(`“${title}” is back.`);
    if (!isMediaPath(path)) go(path);
  };
}
