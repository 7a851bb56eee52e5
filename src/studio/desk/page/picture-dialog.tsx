import { deskPaths } from '../desk-messages.ts';
import { Asked, Modal } from './modal.tsx';
import type { Picture } from './text-marks.ts';

type Props = {
  readonly picture: Picture;
  readonly isFilm: boolean;
  readonly onDone: (picture: Picture) => void;
  readonly onOther: () => void;
  readonly onTakeOut: () => void;
  readonly onClose: () => void;
};

/** What a photograph or film in the text shows, and its caption. */
export function PictureDialog({ picture, isFilm, onDone, onOther, ...props }: Props) {
  const { onTakeOut, onClose } = props;
  const { name, alt, caption } = picture;
  return (
    <Modal
      title={isFilm ? 'The film' : 'The photograph'}
      main="Change it in the text"
      onMain={({ alt = '', caption = '' }) =>
        onDone({ name, alt: alt.trim(), caption: caption.trim() })
      }
      others={{ 'Choose another': onOther, 'Take it out': onTakeOut }}
      onClose={onClose}
    >
      {!isFilm && (
        <img className="dialog__photo" src={deskPaths.media + encodeURIComponent(name)} alt="" />
      )}
      <Asked
        name="alt"
        label="What it shows"
        help="For people who cannot see it: what they would miss."
        maxLength={200}
        pattern=".*\S.*"
        defaultValue={alt}
      />
      <Asked name="caption" label="Caption" required={false} defaultValue={caption} />
    </Modal>
  );
}
