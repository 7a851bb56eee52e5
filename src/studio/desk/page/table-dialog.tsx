import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { filledIn } from '../../../engine/kernel/text.ts';
import { retyped } from '../fact-words.ts';
import { Failure } from './attempt.tsx';
import { DeskIcon, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { Modal } from './modal.tsx';
import { cleaned } from './pasted-words.ts';
import { pastedCells, type TextTable, withCells } from './text-table.ts';

type Props = {
  readonly table: TextTable;
  readonly isNew: boolean;
  readonly onDone: (table: TextTable) => void;
  readonly onTakeOut: () => void;
  readonly onClose: () => void;
};

/** Edits a table cell by cell; Tab moves between them, and adds a row after the last. */
export function TableDialog({ table, isNew, onDone, onTakeOut, onClose }: Props) {
  const { say, lists } = useDesk();
  const { facts } = lists;
  const [now, take] = useState(table);
  const [[row, column], setAt] = useState([0, 0]);
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const shown = useRef<HTMLTableElement>(null);
  const { rows, rule } = now;
  const [height, width] = [rows.length, rule.length];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell that was added is written next
  useEffect(
    () => shown.current?.rows[row]?.cells[column]?.querySelector('input')?.focus(),
    [height, width],
  );
  const write = (row: number, column: number, words: string) => {
    setFailure(undefined);
    take(withCells(now, row, column, [[words]]));
  };
  const add = (row: number, column: number) => {
    take(withCells(now, row, column, [['']]));
    setAt([row, column]);
  };
  const removeRow = () => {
    take({ rule, rows: rows.toSpliced(row, 1) });
    setAt([Math.min(row, height - 2), column]);
  };
  const removeColumn = () => {
    take({
      rule: rule.toSpliced(column, 1),
      rows: rows.map((cells) => cells.toSpliced(column, 1)),
    });
    setAt([row, Math.min(column, width - 2)]);
  };
  const paste = (event: ClipboardEvent) => {
    const read = (type: string) => cleaned(event.clipboardData.getData(type), say);
    const cells = pastedCells(read('text/html'), read('text/plain'));
    if (!cells) return;
    event.preventDefault();
    take(withCells(now, row, column, cells));
  };
  const mayRemoveRow = row > 0 && height > 2;
  return (
    <>
      <Modal
        title={isNew ? 'A table' : 'The table'}
        lead="The top row has the headings. Cells that you copied from a spreadsheet can be pasted."
        isWide
        main={isNew ? 'Put it into the text' : 'Change it in the text'}
        onMain={() => onDone(now)}
        {...(!isNew && { others: { 'Take it out': onTakeOut } })}
        onClose={() => (now === table ? onClose() : setLeaving(true))}
      >
        <div className="cells" onPaste={paste}>
          <table ref={shown}>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are only positions
                <tr key={row}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are only positions
                    <td key={column}>
                      <input
                        className={`input${row === 0 || isBold(cell) ? ' cells__head' : ''}`}
                        type="text"
                        aria-label={`${row === 0 ? 'Head' : `Row ${row}`}, column ${column + 1}`}
                        // The first column may have no header.
                        required={row === 0 && column > 0}
                        aria-invalid={failure !== undefined && row === 0 && column > 0 && !cell}
                        value={filledIn(unmarked(cell), facts)}
                        onInvalid={() => setFailure('Each column but the first needs a heading.')}
                        onFocus={() => setAt([row, column])}
                        onKeyDown={(event) => {
                          const isLast = row === height - 1 && column === width - 1;
                          // From an empty row Tab goes on, so that nobody is trapped.
                          const isNext = event.key === 'Tab' && !event.shiftKey && isLast;
                          if (!isNext || cells.every((one) => one === '')) return;
                          event.preventDefault();
                          add(height, 0);
                        }}
                        onChange={({ target: { value, selectionStart } }) => {
                          const words = retyped(unmarked(cell), value, facts, selectionStart ?? 0);
                          write(row, column, isBold(cell) && words ? `**${words}**` : words);
                        }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Failure words={failure} />
        <div className="pushes">
          <Push onClick={() => add(height, 0)}>
            <DeskIcon name="add" /> Add a row
          </Push>
          <Push onClick={() => add(0, width)}>
            <DeskIcon name="add" /> Add a column
          </Push>
          <Push aria-disabled={!mayRemoveRow} onClick={() => mayRemoveRow && removeRow()}>
            Remove row{row > 0 && ` ${row}`}
          </Push>
          <Push aria-disabled={width < 3} onClick={() => width > 2 && removeColumn()}>
            Remove column {column + 1}
          </Push>
        </div>
      </Modal>
      {isLeaving && (
        <Modal
          title="The table has changes that are not in the text"
          main="Throw them away"
          onMain={onClose}
          close="Keep writing"
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const isBold = (cell: string) => /^\*\*[^*]+\*\*$/.test(cell);

/** Shown without its marks, as in the text. */
const unmarked = (cell: string) => (isBold(cell) ? cell.slice(2, -2) : cell);
