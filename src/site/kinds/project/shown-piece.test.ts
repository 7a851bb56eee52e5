import { expect, test } from 'vitest';
import { fixtureSite } from '../../../e2e/fixtures/fixture-site.ts';
import type { Photograph } from '../../../engine/kernel/photograph.ts';
import type { Piece } from './piece.ts';
import { proofOf } from './proof.tsx';
import { piecesOf, shownPiece } from './shown-piece.ts';
import { clientInks } from './subject.ts';

const project = fixtureSite.projects.find(({ path }) => path === '/projects/calm-dog');
const [feed] = (project?.pieces ?? []).filter(({ kind }) => kind === 'feed');
if (!project || !feed) throw new Error('The frozen Calm Dog project has no feed.');
const inks = clientInks('Calm Dog', fixtureSite.clients);

test('a photograph takes the place of a drawing, and the words stay', () => {
  const photograph: Photograph = {
    ...{ name: 'feed.jpg', digest: 'x' as Photograph['digest'], width: 1200, height: 1200 },
    formats: ['jpg'],
  };
  const files = new Map([['feed.jpg', { kind: 'photograph', photograph } as const]]);
  const site = { ...fixtureSite, media: { ...fixtureSite.media, files } };
  const { posts, ...words } = feed;
  const shown = shownPiece({ ...words, photo: 'feed.jpg' } as Piece, 'x', inks, site);
  expect(shown).toMatchObject({ photograph, alt: feed.alt, caption: feed.caption });
  expect(shown.drawn).toBeUndefined();
});

test('a client’s pieces are drawn in its own colours and typeface', () => {
  const [shown] = piecesOf(project, fixtureSite);
  const client = fixtureSite.clients.find(({ name }) => name === 'Calm Dog');
  expect(shown?.drawn).toMatchObject({ brand: client?.brand, face: client?.logo.face });
});

test('a client without colours is drawn in the agency’s', () => {
  const bare = fixtureSite.clients.map(({ brand, ...client }) => client);
  expect(clientInks('Calm Dog', bare).brand.deep).toBe('#0E2127');
});

test('a piece stands under the text only where the page names it, of its related project', () => {
  const related = ['/services/campaigns', '/projects/calm-dog'];
  const proof = (kind?: Piece['kind']) => proofOf({ related, proof: kind }, fixtureSite);
  expect(proof('report')).toMatchObject({ path: '/projects/calm-dog', piece: { kind: 'report' } });
  expect(proof()).toBeUndefined();
  expect(
    proofOf({ related: ['/services/campaigns'], proof: 'report' }, fixtureSite),
  ).toBeUndefined();
});
