/** Folds a text for searching: lower case, no diacritics (`Ü` becomes `u`) and single spaces. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)
