import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it.each([
  ['<b title="a">', '&lt;b title=&quot;a&quot;&gt;'],
  ["Ali & Ayşe'nin", 'Ali &amp; Ayşe&#39;nin'],
  ['&amp;', '&amp;amp;'],
])('%s neither opens nor closes anything', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})
