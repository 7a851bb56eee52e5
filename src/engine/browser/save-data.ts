/** Whether the visitor has asked the browser to use less data. */
export function savesData(): boolean | undefined {
  // TypeScript's DOM types don't include the Network Information API.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
