const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function unescapeHtml(html: string): string {
  const characters = Object.entries(entities);
  return html.replace(/&[a-z#0-9]+;/g, (entity) => {
    return characters.find(([, name]) => name === entity)?.[0] ?? entity;
  });
}

/** JSON escaped for <script>: no "<", so neither "</script>" nor "<!--" can appear. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
