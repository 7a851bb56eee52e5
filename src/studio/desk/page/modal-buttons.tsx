type Props = {
  readonly main: string;
  /** Absent where the button submits the form that it stands in. */
  readonly onMain?: () => unknown;
  readonly isBusy?: boolean;
  /** Other ways to answer. */
  readonly others?: Readonly<Record<string, () => unknown>>;
  readonly close?: string;
  readonly onClose: () => void;
};

/** The end of a dialog: do it, do something else, or leave it. */
export function ModalButtons(props: Props) {
  const { main, onMain, isBusy = false, others = {}, close = 'Cancel', onClose } = props;
  return (
    <div className="pushes">
      <button
        type={onMain ? 'button' : 'submit'}
        className="push push--main"
        aria-disabled={isBusy}
        onClick={onMain}
      >
        {main}
      </button>
      {Object.entries({ ...others, [close]: onClose }).map(([words, run]) => (
        <button key={words} type="button" className="push" onClick={() => void run()}>
          {words}
        </button>
      ))}
    </div>
  );
}
