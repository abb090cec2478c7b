import { expect, it } from 'vitest'
import { isTest, readSources, type SourceFile } from './repository.ts'
import { type Node, parse, walk } from './syntax.ts'

type Text = { readonly at: string; readonly text: string }

/** Texts that the specification fixes word for word. */
const FIXED = new Set([
  'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
  'Belirlediğiniz kriterlere göre sonuç bulunamadı.',
  'Giriş Başarısız',
  'Lütfen Bekleyiniz...',
  'Sağlayıcıya Ulaşılamıyor',
  'Site Bakima Alindi',
  'T.C. Kimlik Numarası Hatalı',
])

/** Words that a Turkish product does not use, and the ones it uses. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/Sürenler/u, 'Devam edenler'],
  [/[Ss]üren (?:bir )?bonus/u, 'Aktif bonus'],
  [/[Ss]açılım/u, 'Scatter'],
  [/^Yollar$/u, 'Kazanma yolları'],
  [/senin tohum/u, 'oyuncu anahtarın'],
  [/[Ee]n son kanıt/u, 'Son olarak kanıt'],
  [/\} tarihin(?:de|den)/u, 'the suffix of the time, or a label before it'],
]

/** Forms of the address `siz`: its pronoun, and endings of verbs and nouns. */
const POLITE = new RegExp(
  String.raw`(?<!\p{L})(?:siz|sizi|sizin|sizden|sizde|sizinle)(?!\p{L})` +
    String.raw`|\p{L}(?:[ıiuü]n[ıiuü]z|s[ıiuü]n[ıiuü]z)\p{L}{0,6}(?!\p{L})` +
    String.raw`|(?<!\p{L})(?:dene|bekle|seç|gir|yaz|ekle|oyna|yatır|dokun|onayla)(?:y?[ıiuü]n)(?!\p{L})`,
  'iu',
)

/** Proper names, and names of pages: words that begin with a capital within a sentence. */
const NAMES = new Set(
  `Türkiye Türkçe Türk İngilizce İstanbul Kuzey Kıbrıs Cumhuriyeti Asya Poyraz Yeşilay Danışmanlık Merkezi Web Ana Ekran
  Limitler Bonuslar Adillik Gizlilik Sic Bo Andar Bahar Ejder Kaplan Hold Plus Su Dolunay Enter`.split(/\s+/),
)
const CAPITAL_WITHIN = /(?<=[\p{Ll}\d,;)’] )\p{Lu}\p{Ll}+/gu

const CATALOGUE = /^packages\/text\/.*\/tr\.ts$/
const SENTENCES =
  /^(packages\/text\/.*\/tr|packages\/games\/.*\/page|modules\/promotions\/rules\/terms-tr)\.ts:/
const CODE = /\.tsx?$/
const PAGE = /\.tr\.html$/
const TURKISH = /[çğışöüÇĞİŞÖÜ]/

/** Returns every Turkish string of the product: those of the catalogues, of games, of content and its pages. */
function turkishTexts(): readonly Text[] {
  const files = readSources('apps', 'modules', 'packages').filter(
    ({ path, text }) => TURKISH.test(text) && !isTest(path),
  )
  const pages = files.filter(({ path }) => PAGE.test(path)).flatMap(paragraphs)
  return [...files.filter(({ path }) => CODE.test(path)).flatMap(literals), ...pages]
}

function paragraphs({ path, text }: SourceFile): Text[] {
  const words = text.replaceAll(/<[^>]*>/g, '\n').split('\n')
  return words.filter((line) => line.trim() !== '').map((line) => ({ at: path, text: line }))
}

function literals(file: SourceFile): Text[] {
  const { root, lineAt } = parse(file)
  const found: Text[] = []
  walk(root, (node) => {
    const text = stringOf(node)
    if (text === null || FIXED.has(text)) return
    if (!CATALOGUE.test(file.path) && !TURKISH.test(text)) return
    found.push({ at: `${file.path}:${lineAt(node.start)}`, text })
  })
  return found
}

function stringOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateElement') return null
  return (node['value'] as { readonly cooked: string | null }).cooked
}

const TEXTS = turkishTexts()

it('finds the Turkish texts of catalogues, games and content', () => {
  for (const path of [
    'packages/text/wallet/tr.ts',
    'packages/games/slots/nazar/page.ts',
    'modules/content/seed/pages/faq.tr.html',
    'modules/casino/lobby-words.ts',
  ])
    expect(TEXTS.filter(({ at }) => at.startsWith(path)).length, path).toBeGreaterThan(0)
  expect(TEXTS.length).toBeGreaterThan(3000)
})

it.each(REPLACED)('no Turkish text says %s', (word) => {
  expect(TEXTS.filter(({ text }) => word.test(text))).toEqual([])
})

it('no Turkish text but those of the specification addresses the player as siz', () => {
  const polite = TEXTS.flatMap(({ at, text }) => {
    const [form] = POLITE.exec(text.replaceAll(/\{[^}]*\}/g, '')) ?? []
    return form === undefined ? [] : [`${at} ${form}`]
  })
  expect(polite).toEqual([])
})

it('headings and sentences have capitals only at their start and in names', () => {
  const capitals = TEXTS.filter(({ at }) => SENTENCES.test(at)).flatMap(({ at, text }) =>
    (text.match(CAPITAL_WITHIN) ?? []).filter((word) => !NAMES.has(word)).map((word) => `${at} ${word}`),
  )
  expect(capitals).toEqual([])
})
