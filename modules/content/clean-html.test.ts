import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml, isSafeLink } from './clean-html.ts'

const PIECES = [
  '<p>|</p>|<a href="|javascript:|/slot|">|</a>|<script>|</script>|<svg|/|>|<img src=x onerror=|"|<!--|-->|&lt;',
  "&#60;|&|onload=| |'|<style>|</style>|<table><td>|</table>|<math>|<h2 id=x>|\u0000|ş|<|alert(1)|<textarea>|]]>",
].flatMap((line) => line.split('|'))
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const TAGS = 'h[234]|p|br|hr|[uo]l|li|strong|em|a|table|t[hrd]|thead|tbody'
const ALLOWED_TAG = new RegExp(`^</?(?:${TAGS})(?: href="[^"<>]*")?(?: /)?>$`)

/** Scheme of the link of a tag, as a browser resolves it; the site's own for a relative or missing link. */
function protocolOf(tag: string): string {
  const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? []
  const text = href.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
  return new URL(text, 'https://site.example').protocol
}

describe('cleanHtml', () => {
  it('keeps what a text is made of', () => {
    const text = [
      '<h2>Başlık</h2><p>Metin <strong>kalın</strong> <em>eğik</em><br /><a href="/slot">slotlar</a></p>',
      '<ul><li>bir</li></ul><ol><li>iki</li></ol><hr />',
      '<table><caption>Ödeme</caption><thead><tr><th scope="col">A</th></tr></thead>',
      '<tbody><tr><td>1</td></tr></tbody></table>',
    ].join('')
    expect(cleanHtml(text)).toBe(text)
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<script src=//evil.example></script></p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<p style="background:url(javascript:alert(1))" class="x" id="root">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example/">a</a>', '<a>a</a>'],
    ['<a href="/slot" target="_top" onmouseover=x>a</a>', '<a href="/slot">a</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="x"></object><embed src="x"><base href="//evil.example"><meta http-equiv="refresh">', ''],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<style>p{color:red}</style>', ''],
    ['<textarea><p>a</p></textarea>', ''],
    ['<!--<img src="--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<<script>alert(1)//<</script>', '&lt;'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it('leaves only what is allowed, however its tags are broken', () => {
    const piece = fc.constantFrom(...PIECES)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        for (const [tag] of `${clean}${cleanHtml(clean)}`.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(ALLOWED_TAG)
          expect(['https:', 'http:', 'mailto:']).toContain(protocolOf(tag))
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('isSafeLink', () => {
  it.each([
    '/',
    '/slot?x=1#a',
    '/promotions?id=1',
    'https://a.example/x',
    'http://a.example',
    'mailto:a@b.example',
  ])('%s leads somewhere', (link) => expect(isSafeLink(link)).toBe(true))

  it.each([
    '',
    'slot',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://',
    'ftp://a.example',
    '/a b',
  ])('%j does not', (link) => expect(isSafeLink(link)).toBe(false))
})
