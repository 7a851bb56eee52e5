import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { atTop, skyClass } from '../../ui/sky.ts';
import { endingOf } from '../endings.ts';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { underWords } from '../pictures.ts';

/** A trade: what we do for it. */
export const sectorKind = offerKind({
  folder: 'content/sectors',
  titles: ['Sector', 'Sectors'],
  list: 'sectors',
  schema: offerPage({}),
  kind: 'sector',
  picture: (page) => underWords(page, 'low'),
  scene: ({ view = '' }, above) => endingOf(view, above),
  top: ({ name, title, intro }, picture, act) => (
    <div className="first-screen">
      <header className={atTop(skyClass(picture))}>
        <PageHead label={`${name} marketing`} title={title} lead={intro}>
          {act}
        </PageHead>
      </header>
      <PictureImage className="cover cover--low" picture={picture} eager />
    </div>
  ),
});
