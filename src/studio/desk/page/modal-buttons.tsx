type Props = {
  /** What the form of the dialog does when it is sent. */
  readonly main: string;
  readonly onClose: () => void;
};

/** The end of a dialog with a form: do it, or leave it. */
export function ModalButtons({ main, onClose }: Props) {
  return (
    <div className="pushes">
      <button type="submit" className="push push--main">
        {main}
      </button>
      <button type="button" className="push" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
