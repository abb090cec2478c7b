import { escapeHtml } from '@poyraz/text'
import type { StoredMessage } from './message.ts'

const LINK = /https?:\/\/[^\s<>"']+/g

/**
 * Renders the development inbox as one page: messages that were not sent, newest first. Everything is
 * escaped.
 */
export function renderInbox(messages: readonly StoredMessage[]): string {
  const items = messages.map(renderMessage).join('\n')
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Geliştirme gelen kutusu</title>
<link rel="stylesheet" href="/dev/inbox.css">
</head>
<body>
<main>
<h1>Geliştirme gelen kutusu</h1>
<p>Bu sunucunun göndereceği e-posta ve SMS iletileri. Yalnızca geliştirme içindir.</p>
${items || '<p class="empty">Henüz ileti yok.</p>'}
</main>
</body>
</html>
`
}

export const INBOX_CSS = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; }
article { padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
.meta { opacity: .8; font-size: .875rem; margin: 0 0 .75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
`

function renderMessage(message: StoredMessage): string {
  const title = message.channel === 'mail' ? (message.subject ?? '') : 'SMS'
  return `<article>
<h2>${escapeHtml(title)}</h2>
<p class="meta">${escapeHtml(message.to)} · <time>${message.createdAt.toISOString()}</time> · ${message.state}</p>
<pre>${linked(message.body)}</pre>
</article>`
}

function linked(body: string): string {
  let html = ''
  let end = 0
  for (const match of body.matchAll(LINK)) {
    const url = escapeHtml(match[0])
    html += `${escapeHtml(body.slice(end, match.index))}<a href="${url}">${url}</a>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(body.slice(end))
}
