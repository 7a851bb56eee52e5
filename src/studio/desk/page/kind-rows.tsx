import { britishDate } from '../../../engine/kernel/text.ts';
import type { FileGroup, ListedFile } from '../desk-lists.ts';
import { DeskLink } from './bar.tsx';
import { DeskIcon, Push } from './desk-button.tsx';

type Props = {
  readonly group: FileGroup;
  /** The files with words that only this browser has. */
  readonly unsaved: ReadonlySet<string>;
  readonly onMake: (made: { readonly what: string; readonly title: string }) => void;
};

export function KindRows({ group, unsaved, onMake }: Props) {
  const id = `kind-${group.kind}`;
  const isData = group.kind === 'data';
  return (
    <section className="kind" aria-labelledby={id}>
      <div className="kind__head">
        <h2 id={id}>{group.title}</h2>
        {!isData &&
          group.make.map((made) => (
            <Push key={made.what} onClick={() => onMake(made)}>
              <DeskIcon name="add" /> {made.title}
            </Push>
          ))}
      </div>
      <ul>
        {group.files.map((file) => (
          <Row key={file.path} file={file} isUnsaved={unsaved.has(file.path)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ file, isUnsaved }: { file: ListedFile; isUnsaved: boolean }) {
  const { path, title, address, isDraft, until, problems, changed } = file;
  return (
    <li className="row">
      <DeskLink className="row__name" path={path}>
        {title}
      </DeskLink>
      <span className="row__place">{address ?? path}</span>
      <span className="marks">
        {isUnsaved && <span className="mark mark--advice">Not saved</span>}
        {problems > 0 && (
          <span className={`mark ${isDraft ? 'mark--advice' : 'mark--problems'}`}>
            {problems === 1 ? '1 problem' : `${problems} problems`}
          </span>
        )}
        {isDraft && <span className="mark">Draft</span>}
        {until && !isDraft && <span className="mark">Goes live on {britishDate(until)}</span>}
        {changed && (
          <span className="mark mark--changed">{changed === 'new' ? 'New' : 'Changed'}</span>
        )}
      </span>
    </li>
  );
}
