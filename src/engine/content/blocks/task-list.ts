import type { Block } from './block.ts';

/** A list of things done and not done, `- [x] done`, which readers cannot change. */
export const taskList: Block = {
  tokens: ['checkbox'],
  extension: () => ({
    renderer: {
      list({ items, ordered }) {
        if (ordered || !items.some(({ task }) => task)) return false;
        const all = items.map(
          ({ task, tokens }) =>
            `<li${task ? ' class="task-list__task"' : ''}>${this.parser.parse(tokens)}</li>`,
        );
        return `<ul class="task-list">${all.join('')}</ul>\n`;
      },
      checkbox({ checked }) {
        const state = checked ? 'checked aria-label="Done"' : 'aria-label="Not done"';
        return `<input type="checkbox" disabled ${state}> `;
      },
    },
  }),
};
