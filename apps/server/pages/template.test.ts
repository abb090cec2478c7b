import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headOf } from './head.ts'
import { pageSecurity } from './security.ts'
import { SITE } from './site-map.ts'
import { pageTemplate } from './template.ts'

const BUILT = [
  '<html lang="tr"><head><!--head--><style>a{}</style><script>early()</script>',
  '<script type="module" src="/assets/main-12345678.js"></script></head>',
  '<body><scripted></scripted><!--first-view--><!--state--></body></html>',
].join('')

describe('pageTemplate', () => {
  const page = pageTemplate(BUILT)
  const empty = { lang: 'tr', head: '', body: '' } as const

  it('fills the slots', () => {
    const parts = { lang: 'en', head: '<title>T</title>', body: '<h1>T</h1>', state: { a: 1 } } as const
    const html = page.fill(parts)
    expect(html).toContain('<html lang="en"><head><title>T</title>')
    expect(html).toContain('</scripted><h1>T</h1><script')
    expect(html).toContain('<script type="application/json" id="state">{"a":1}</script></body>')
  })

  it('returns the hashes of inline scripts and styles as browsers compute them', () => {
    const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(page.inline).toEqual({ scripts: [sha256('early()')], styles: [sha256('a{}')] })
    const lines = pageTemplate('<script>\r\na()\r\n</script><script  defer>b()</script>')
    expect(lines.inline.scripts).toEqual([sha256('\na()\n'), sha256('b()')])
  })

  it('escapes state that would end its element', () => {
    const html = page.fill({ ...empty, state: { name: '</script><script>alert(1)</script><!--' } })
    expect(html.match(/<\/script>/g)).toHaveLength(3)
    expect(html).toContain('\\u003c/script>')
  })

  it('inserts replacement text literally', () => {
    expect(page.fill({ ...empty, head: '$& $1', state: '$`' })).toContain('$& $1')
  })
})

describe('headOf', () => {
  it('has one canonical address, and noindex for unlisted pages', () => {
    const listed = headOf(SITE.pageAt('/slot/'), 'tr', 'http://x')
    expect(listed).toContain('<link rel="canonical" href="http://x/slot">')
    expect(listed).toContain('<meta property="og:url" content="http://x/slot">')
    expect(listed).not.toContain('noindex')
    expect(headOf(SITE.pageAt('/info/AboutUs'), 'tr', 'http://x')).toContain('href="http://x/about-us"')
    expect(headOf(SITE.pageAt('/profile'), 'tr', 'http://x')).toContain('content="noindex"')
    expect(headOf(null, 'tr', 'http://x')).toMatch(/Sayfa bulunamadı.*noindex/s)
  })

  it('escapes the address, and omits it for unlisted pages', () => {
    const shown = { title: 'x', description: 'x', search: '?id="><script>' }
    expect(headOf(SITE.pageAt('/promotions'), 'tr', 'http://x', shown)).toContain(
      'content="http://x/promotions?id=&quot;&gt;&lt;script&gt;"',
    )
    expect(headOf(SITE.pageAt(`/play/slot/1/${'"><script>'}`), 'tr', 'http://x')).not.toContain('play/slot')
  })

  it.each(['tr', 'en'] as const)('has a unique title and description for every page, in %s', (lang) => {
    const pages = [...SITE.listedAddresses, '/search', '/wallet', '/poker-tavla-okey', '/history/bet'].map(
      SITE.pageAt,
    )
    const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(headOf(page, lang, 'http://x'))?.[1])
    expect(new Set(titles).size).toBe(pages.length)
    for (const page of pages)
      expect(headOf(page, lang, 'http://x')).toMatch(/name="description" content=".{10,160}"/)
  })

  it('is entirely in one language (S1.9)', () => {
    const [turkish, english] = [
      headOf(SITE.pageAt('/slot'), 'tr', 'http://x'),
      headOf(SITE.pageAt('/slot'), 'en', 'http://x'),
    ]
    expect(turkish).toMatch(
      /<title>Slotlar .*description" content="Geri ödeme.*"tr_TR".*og:title" content="Slotlar/s,
    )
    expect(english).toMatch(
      /<title>Slots .*description" content="Slots whose.*"en_GB".*og:title" content="Slots/s,
    )
    expect(english).not.toMatch(/[çğıöşüÇĞİÖŞÜ]/)
  })
})

describe('pageSecurity', () => {
  const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }

  it('allows only inline code of the build, and no eval', () => {
    const headers = pageSecurity({ inline, framedBy: 'none', secure: false, gameOrigins: [] })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe|\*|http:|nonce/)
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('lets our own pages frame the studio, and enforces https if the site has it', () => {
    const headers = pageSecurity({ inline, framedBy: 'self', secure: true, gameOrigins: [] })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'; upgrade-insecure-requests/)
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': expect.any(String),
    })
  })
})
