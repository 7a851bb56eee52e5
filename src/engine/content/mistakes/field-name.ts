/** `"faqs", item 2, "q"`: items count from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file';
  return path
    .map((step) => (typeof step === 'number' ? `item ${step + 1}` : `"${String(step)}"`))
    .join(', ');
}
