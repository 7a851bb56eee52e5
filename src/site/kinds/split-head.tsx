import type { ReactNode } from 'react';
import type { Picture } from '../illustration/picture.ts';
import { vividSchemeAt } from '../illustration/scheme.ts';
import { HeadWords } from '../ui/page-head.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { atTop, oppositeSky, skyClass } from '../ui/sky.ts';
import { bestPicture, whole } from './pictures.ts';
import type { Drawn } from './subject.ts';

type SplitHeadProps = {
  label: string;
  title: string;
  lead: string;
  picture: Picture;
  children?: ReactNode;
};

/** The words of a page, and beside them its picture, which the edge of the light cuts out. */
export function SplitHead({ label, title, lead, picture, children }: SplitHeadProps) {
  return (
    <header className={`split-head ${atTop(oppositeSky(picture))}`}>
      <div className="split-head__text container">
        <HeadWords {...{ label, title, lead, children }} />
      </div>
      <div className={`lit ${skyClass(picture)}`}>
        <PictureImage picture={picture} eager />
      </div>
    </header>
  );
}

/** That picture, for the page at an index of its kind. */
export function pictureBeside(page: Drawn & { path: string }, index: number): Picture {
  return whole(bestPicture(page, 'case', vividSchemeAt(index + 3), index));
}
