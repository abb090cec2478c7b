import sanitizeHtml from 'sanitize-html'

/**
 * Allowed markup: headings, paragraphs, lists, tables, emphasis and links. Pictures, styles, classes, ids and
 * scripts are removed, so that no text can imitate the site or load anything.
 */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p br hr ul ol li strong em a table caption thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
}

/** Returns `html` without markup that is not allowed. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

/** Returns true if an address is a page of the site, an http(s) address, or a mailbox. */
export function isSafeLink(link: string): boolean {
  if (/[\p{C}\s\\]/u.test(link)) return false
  return /^\/(?!\/)/.test(link) || (/^(?:https?:\/\/|mailto:)./i.test(link) && URL.canParse(link))
}
