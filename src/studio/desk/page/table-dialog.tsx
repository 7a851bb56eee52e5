import { useState } from 'react';
import { DeskIcon, IconButton, Push } from './desk-button.tsx';
import { Modal } from './modal.tsx';
import type { TextTable } from './text-table.ts';

type Props = {
  readonly table: TextTable;
  readonly isNew: boolean;
  readonly onDone: (table: TextTable) => void;
  readonly onTakeOut: () => void;
  readonly onClose: () => void;
};

/** Edits a table cell by cell; Tab moves between them. */
export function TableDialog({ table, isNew, onDone, onTakeOut, onClose }: Props) {
  const [{ rows, rule }, take] = useState(table);
  const write = (row: number, column: number, words: string) =>
    take({ rule, rows: rows.with(row, (rows[row] ?? []).with(column, words)) });
  /** The first cell of a row or column that was added is the next to be written. */
  const isAdded = (row: number, column: number) =>
    (column === 0 && row >= table.rows.length) || (row === 0 && column >= table.rule.length);
  const removeColumn = (column: number) =>
    take({
      rule: rule.toSpliced(column, 1),
      rows: rows.map((cells) => cells.toSpliced(column, 1)),
    });
  return (
    <Modal
      title={isNew ? 'A table' : 'The table'}
      isWide
      main={isNew ? 'Put it into the text' : 'Change it in the text'}
      onMain={() => onDone({ rows, rule })}
      {...(!isNew && { others: { 'Take it out': onTakeOut } })}
      onClose={onClose}
    >
      <div className="cells">
        <table>
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
                      data-first={row + column === 0 || undefined}
                      ref={isAdded(row, column) ? focus : undefined}
                      // The first column may have no header.
                      required={row === 0 && column > 0}
                      value={isBold(cell) ? cell.slice(2, -2) : cell}
                      onChange={({ target: { value } }) =>
                        write(row, column, isBold(cell) && value ? `**${value}**` : value)
                      }
                    />
                  </td>
                ))}
                <td>
                  {row > 0 && rows.length > 2 && (
                    <IconButton
                      name="close"
                      label={`Remove row ${row}`}
                      onPress={() => take({ rule, rows: rows.toSpliced(row, 1) })}
                    />
                  )}
                </td>
              </tr>
            ))}
            {rule.length > 2 && (
              <tr>
                {rule.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are only positions
                  <td key={column}>
                    <IconButton
                      name="close"
                      label={`Remove column ${column + 1}`}
                      onPress={() => removeColumn(column)}
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="pushes">
        <Push onClick={() => take({ rule, rows: [...rows, rule.map(() => '')] })}>
          <DeskIcon name="add" /> Add a row
        </Push>
        <Push
          onClick={() =>
            take({ rule: [...rule, '---'], rows: rows.map((cells) => [...cells, '']) })
          }
        >
          <DeskIcon name="add" /> Add a column
        </Push>
      </div>
    </Modal>
  );
}

/** The same function each time, so that it runs only when a cell is new. */
const focus = (cell: HTMLInputElement | null) => cell?.focus();

/** Shown without its marks, as in the text. */
const isBold = (cell: string) => /^\*\*[^*]+\*\*$/.test(cell);
