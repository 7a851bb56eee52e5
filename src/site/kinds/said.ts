/** Whether a text is short enough to be said in large type: paragraphs alone, of up to 40 words in all. */
export function isSaid(html: string): boolean {
  const words = html.replaceAll(/<[^>]*>/g, ' ').trim();
  return !/<(?!\/?(?:p|a|b|em|strong)\b)/.test(html) && words.split(/\s+/).length <= 40;
}
