export function savesData(): boolean | undefined {
  // TypeScript's DOM types don't include the Network Information API.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
