/** A colour that only content knows, behind what follows it in a positioned box. */
export function Ground({ colour }: { colour: string }) {
  return (
    <svg className="ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
