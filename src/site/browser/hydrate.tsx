import { hydrateWith } from '../../engine/browser/hydrate-with.tsx';
import { repeatable } from '../../engine/browser/load-module.ts';
import { type Sender, SenderContext } from '../widgets/sender.ts';
import { showMessages } from './show-messages.ts';

showMessages();

/** The Supabase client (46 KB) is loaded only when a form is first focused. */
const loadBackend = repeatable(() => import('../../engine/browser/backend.ts'));

/** Likewise the field rules, with the schema package. */
const loadRules = repeatable(() => import('../forms/parse-form.ts'));

const sender: Sender = {
  loadRules,
  prepare: () => {
    // A failure is reported when the form is sent.
    loadBackend()
      .then(({ connect }) => connect())
      .catch(() => {});
  },
  send: async (table, row, signal) => (await loadBackend()).send(table, row, signal),
};

export const hydrate = hydrateWith((widget) => (
  <SenderContext value={sender}>{widget}</SenderContext>
));
