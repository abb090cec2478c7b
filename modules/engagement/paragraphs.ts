import { escapeHtml } from '@poyraz/text'

/** Returns plain text as HTML: an empty line starts a paragraph. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
