import {
  type Photograph,
  type PhotographUse,
  photographMarkup,
} from '../../engine/kernel/photograph.ts';

type PhotographImageProps = {
  photograph: Photograph;
  alt: string;
  use: PhotographUse;
  className?: string;
  /** For the largest picture of the first view: loads with high priority. */
  eager?: boolean;
};

export function PhotographImage(props: PhotographImageProps) {
  const { photograph, alt, use, className, eager = false } = props;
  const { sources, sizes, img } = photographMarkup(photograph, use);
  const { className: colour, ...file } = img;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...file}
        alt={alt}
        className={[className, colour].filter(Boolean).join(' ') || undefined}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
