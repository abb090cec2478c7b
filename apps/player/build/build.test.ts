import sharp from 'sharp'
import type { Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { artFile } from './art.ts'
import { bytesOfPages, firstViewBytes } from './budget.ts'
import { compileTexts } from './catalogues.ts'
import { compileEarly } from './compile-early.ts'
import { firstViewChunk } from './first-view.ts'
import { inlineStyles } from './inline-styles.ts'
import { countriesIn, monthsIn } from './names.ts'

function chunk(fileName: string, imports: readonly string[], isEntry = false, facadeModuleId = '') {
  const code = `console.info(${JSON.stringify(fileName.repeat(50))})`
  return {
    type: 'chunk',
    fileName,
    imports,
    dynamicImports: [],
    isEntry,
    facadeModuleId,
    code,
  } as unknown as Rollup.OutputChunk
}

describe('the budget of the first view', () => {
  it('counts the entry and its imports once, and nothing that loads later', () => {
    const alone = firstViewBytes({ a: chunk('a', [], true) })
    const shared = firstViewBytes({ b: chunk('b', [], true) })
    const bundle = { a: chunk('a', ['b'], true), b: chunk('b', ['a']), later: chunk('later', ['a']) }
    expect(firstViewBytes(bundle)).toBe(alone + shared)
  })

  it('counts compressed bytes', () => {
    const bundle = { a: chunk('a', [], true) }
    expect(firstViewBytes(bundle)).toBeLessThan(bundle.a.code.length)
    expect(firstViewBytes(bundle)).toBeGreaterThan(0)
  })
})

describe('the budget of a page', () => {
  it('counts the first view, the texts and its own code with imports, each once', () => {
    const texts = '/apps/player/shared/i18n/site-texts.tsx'
    const page = '/apps/player/features/content/components/faq-page.tsx'
    const bundle = {
      entry: chunk('entry', ['shared'], true),
      shared: chunk('shared', []),
      texts: chunk('texts', ['shared'], false, texts),
      faq: chunk('faq', ['shared', 'part'], false, page),
      part: chunk('part', []),
      other: chunk('other', [], false, '/apps/player/app/shell/footer-content.tsx'),
    }
    const each = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + firstViewBytes({ [name]: chunk(name, [], true) }), 0)
    expect(bytesOfPages(bundle)).toEqual([['faq', each(['entry', 'shared', 'texts', 'faq', 'part'])]])
  })
})

describe('the chunk of the first view', () => {
  const imports: Record<string, string[]> = {
    '/main.tsx': ['/app.tsx', '/packages/ui/index.ts'],
    '/app.tsx': ['/main.tsx'],
    '/packages/ui/index.ts': ['/packages/ui/forms/text-field.tsx', '/packages/ui/atoms/button.tsx'],
    '/packages/ui/atoms/button.tsx': ['/node_modules/react-dom/index.js', '/node_modules/use-intl/index.js'],
  }
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }
  const name = firstViewChunk('/main.tsx')

  it.each([
    ['/main.tsx', 'first-view'],
    ['/app.tsx', 'first-view'],
    ['/packages/ui/atoms/button.tsx', 'packages'],
    ['/node_modules/react-dom/index.js', 'react'],
    ['/node_modules/use-intl/index.js', 'libraries'],
    ['/packages/ui/forms/text-field.tsx', null],
    ['/features/later.tsx', null],
  ])('%s is in %s', (id, expected) => {
    expect(name(id, graph)).toBe(expected)
  })
})

describe('the styles of the page', () => {
  const { handler } = inlineStyles().transformIndexHtml as unknown as {
    handler: (html: string, page: { bundle: object }) => { html: string; tags: readonly object[] }
  }
  const link = '<link rel="stylesheet" crossorigin href="/studio/assets/index-a1.css">'

  it('are inlined, and their file is removed', () => {
    const bundle = {
      'assets/index-a1.css': { type: 'asset', source: 'a{}' },
      'assets/later.css': {},
      entry: { ...chunk('entry', [], true), viteMetadata: { importedCss: new Set(['assets/index-a1.css']) } },
    }
    const { html, tags } = handler(`<head>${link}</head>`, { bundle })
    expect(html).toBe('<head></head>')
    expect(tags).toEqual([{ tag: 'style', children: 'a{}', injectTo: 'head' }])
    expect(Object.keys(bundle)).toEqual(['assets/later.css', 'entry'])
  })

  it('of a shared chunk are inlined, and stay for the late chunks that ask for them', () => {
    const bundle = {
      'assets/index-a1.css': { type: 'asset', source: 'a{}' },
      shared: { ...chunk('shared', []), viteMetadata: { importedCss: new Set(['assets/index-a1.css']) } },
    }
    expect(handler(`<head>${link}</head>`, { bundle }).tags).toHaveLength(1)
    expect(Object.keys(bundle)).toContain('assets/index-a1.css')
  })

  it('must exist', () => {
    expect(() => handler(link, { bundle: {} })).toThrow('index-a1.css')
  })
})

describe('compiled texts', () => {
  it('keeps plain texts and compiles messages', () => {
    const compiled = compileTexts({ plain: 'Lobi', nested: { count: '{count, number} oyun' } })
    expect(compiled).toMatchObject({ plain: 'Lobi', nested: { count: expect.any(Array) } })
  })

  it('refuses an invalid message', () => {
    expect(() => compileTexts({ broken: '{count, number' })).toThrow(/brace|argument/i)
  })
})

describe('pictures', () => {
  it('copies originals and resizes smaller ones to the requested width', async () => {
    expect((await sharp(await artFile('1f3b0', 256)).metadata()).width).toBe(256)
    const small = await sharp(await artFile('1f3b0', 96)).metadata()
    expect([small.width, small.height, small.hasAlpha]).toEqual([96, 96, true])
  })
})

describe('the compile hint', () => {
  it('is on the chunks that run at once, and on no others', () => {
    expect(compileEarly({ name: 'react' })).toBe('//# allFunctionsCalledOnLoad')
    expect(compileEarly({ name: 'first-view' })).not.toBe('')
    expect(compileEarly({ name: 'profile-page' })).toBe('')
  })
})

describe('the names of countries and months', () => {
  it.each(['tr', 'en'] as const)('start with Türkiye, then follow the alphabet in %s', (lang) => {
    const [first, ...others] = countriesIn(lang)
    expect(first).toEqual({ value: 'TR', label: 'Türkiye' })
    const labels = others.map(({ label }) => label)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(lang).compare))
    expect(others.length).toBeGreaterThan(200)
  })

  it('are in the language of the page', () => {
    const nameOf = (lang: 'tr' | 'en', code: string) =>
      countriesIn(lang).find(({ value }) => value === code)?.label
    expect([nameOf('tr', 'DE'), nameOf('en', 'DE')]).toEqual(['Almanya', 'Germany'])
    expect([monthsIn('tr')[0], monthsIn('en').at(-1)]).toEqual(['Ocak', 'December'])
  })
})
