import { useEffect, useId, useRef, useState } from 'react';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { Failure } from './attempt.tsx';
import { bringIn, kindOfFile, type RefusedFile, takesFiles } from './bring-in.ts';
import { Push } from './desk-button.tsx';
import { failureOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';

type Props = {
  readonly kind?: ListedMedia['kind'];
  readonly accept: string;
  readonly help: string;
  /** Names a pasted picture, which has no name of its own. */
  readonly alt?: string | undefined;
  readonly leastWidth?: number;
  readonly isForMany?: boolean;
  /** Files dropped or pasted before; they are uploaded at once. */
  readonly brought?: readonly File[] | undefined;
  /** Called with all that failed of what was added last. */
  readonly onRefused?: ((refused: readonly RefusedFile[]) => void) | undefined;
  /** @param isAll whether no other file failed. */
  readonly onMedia: (media: readonly ListedMedia[], isAll: boolean) => void;
};

/** Uploads files one after another; what fails is named and keeps no other back. */
export function DropBox(props: Props) {
  const { kind, accept, help, alt, leastWidth, isForMany, brought = [], onMedia } = props;
  const { lists, refresh, say } = useDesk();
  const id = useId();
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const [running, setRunning] = useState<AbortController>();
  const isClosed = useRef(false);
  const [progress, setProgress] = useState('');
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const refuse = (files: readonly RefusedFile[]) => {
    setRefused(files);
    props.onRefused?.(files);
  };

  const upload = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const stop = new AbortController();
    const { signal } = stop;
    setRunning(stop);
    refuse([]);
    const media: ListedMedia[] = [];
    const here: string[] = [];
    const failed: RefusedFile[] = [];
    let code = '';
    for (let file = waiting.current[0]; file && code !== 'away'; file = waiting.current[0]) {
      const at = media.length + failed.length + 1;
      const all = at + waiting.current.length - 1;
      const onStep = (words: string) => setProgress(all > 1 ? `${at} of ${all}. ${words}` : words);
      try {
        const how = { alt, leastWidth, onStep, signal };
        const one = await bringIn(file, kind ?? kindOfFile(file), lists.media, how);
        media.push(one);
        if (one.isHereAlready) here.push(`${file.name} is here already, as ${one.name}.`);
      } catch (error) {
        if (signal.aborted) {
          waiting.current = [];
          break;
        }
        const { message, code: why } = failureOf(error);
        code = why;
        for (const one of code === 'away' ? waiting.current : [file]) {
          const words =
            code === 'away' && navigator.onLine === false
              ? `${one.name} is not here yet, as you are offline. Try again once you are back.`
              : message.includes(one.name)
                ? message
                : `${one.name}: ${message}`;
          failed.push({ file: one, words });
        }
      }
      if (code !== 'away') waiting.current.shift();
      refuse([...failed]);
    }
    isBusy.current = false;
    setRunning(undefined);
    setProgress(signal.aborted ? 'Stopped.' : '');
    if (media.length === 0) return;
    await refresh();
    if (isClosed.current) say(`Now in “Pictures and files”: ${counted(media.length, 'file')}.`);
    else onMedia(media, failed.length === 0 && !signal.aborted);
    if (here.length > 0) say(here.join(' '));
  };
  const add = (files: readonly File[]) => {
    const isAgain = ({ name }: File) => !isBusy.current && files.some((one) => one.name === name);
    waiting.current = [...waiting.current.filter((file) => !isAgain(file)), ...files];
    void upload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    add(brought);
    return () => {
      isClosed.current = true;
    };
  }, []);
  return (
    <div className="drop" {...takesFiles(add)}>
      <label htmlFor={id}>
        <b>Add from this device</b>
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        accept={accept}
        multiple={isForMany}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <p className="field__help">
        {help} <span className="drop__how">Or drop files here.</span>
      </p>
      <p role="status">{progress}</p>
      {running && (
        <Push
          onClick={() => {
            running.abort();
            // The button goes.
            input.current?.focus();
          }}
        >
          Stop
        </Push>
      )}
      {refused.map(({ words }) => (
        <Failure key={words} words={words} />
      ))}
      {!running && waiting.current.length > 0 && (
        <Push onClick={() => void upload()}>
          Go on with {counted(waiting.current.length, 'file')}
        </Push>
      )}
    </div>
  );
}
