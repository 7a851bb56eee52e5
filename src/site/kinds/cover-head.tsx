import type { ReactNode } from 'react';
import type { Picture } from '../illustration/picture.ts';
import { HeadWords } from '../ui/page-head.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { atTop, skyClass } from '../ui/sky.ts';

type CoverHeadProps = {
  label: string;
  title: string;
  lead: string;
  picture: Picture;
  /** Where the words stand, if not at the left. */
  look?: string | undefined;
  /** On the foot of the picture. */
  foot?: ReactNode;
  /** Under the words. */
  children?: ReactNode;
};

/** A whole first screen: a picture from edge to edge with the words of a page in its sky. */
export function CoverHead(props: CoverHeadProps) {
  const { label, title, lead, picture, look = '', foot, children } = props;
  return (
    <header className={`cover-head ${look} ${atTop(skyClass(picture))}`}>
      <div className="container">
        <HeadWords {...{ label, title, lead, children }} />
      </div>
      <PictureImage picture={picture} eager />
      {foot}
    </header>
  );
}
