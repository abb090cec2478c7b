type Word = { readonly tr: string; readonly en: string }
type Words = Readonly<Record<string, Word>>

/** Mechanics: how a game finds its wins. Each game has at least one; in the order of the lobby. */
export const MECHANICS: Words = {
  cascades: { tr: 'Kaskad', en: 'Cascades' },
  ways: { tr: 'Kazanma yolları', en: 'Ways' },
  lines: { tr: 'Çizgiler', en: 'Lines' },
  classic: { tr: 'Klasik', en: 'Classic' },
  instant: { tr: 'Tek hamle', en: 'One move' },
  decisions: { tr: 'Kararlı oyun', en: 'With decisions' },
}

/** Features of the rules that a player may look for. */
export const FEATURES: Words = {
  cluster: { tr: 'Öbekler', en: 'Clusters' },
  anywhere: { tr: 'Her yerde öder', en: 'Pays anywhere' },
  'free-spins': { tr: 'Bedava dönüş', en: 'Free spins' },
  retrigger: { tr: 'Ek bedava dönüş', en: 'Retrigger' },
  multiplier: { tr: 'Bedava dönüş çarpanı', en: 'Free spin multiplier' },
  'expanding-wild': { tr: 'Genişleyen joker', en: 'Expanding wild' },
  'wild-multiplier': { tr: 'Çarpanlı joker', en: 'Multiplier wild' },
  'hold-and-win': { tr: 'Topla kazan', en: 'Hold and win' },
  'sticky-wild': { tr: 'Yapışkan joker', en: 'Sticky wild' },
  'pick-bonus': { tr: 'Seç ve bul', en: 'Pick bonus' },
  gamble: { tr: 'Kat ya da al', en: 'Gamble ladder' },
  'feature-buy': { tr: 'Özellik satın alma', en: 'Feature buy' },
  choice: { tr: 'Seçmeli bedava dönüş', en: 'Choice of free spins' },
  'walking-wild': { tr: 'Yürüyen joker', en: 'Walking wild' },
  'variable-heights': { tr: 'Değişken makara', en: 'Variable heights' },
  'growing-multiplier': { tr: 'Büyüyen çarpan', en: 'Growing multiplier' },
  'multiplier-symbols': { tr: 'Çarpan sembolleri', en: 'Multiplier symbols' },
  'cell-multipliers': { tr: 'Çarpanlı hücreler', en: 'Cell multipliers' },
  mystery: { tr: 'Gizemli sembol', en: 'Mystery symbols' },
  merges: { tr: 'Yükselen semboller', en: 'Symbol upgrades' },
}

export const TOPICS: Words = {
  anatolia: { tr: 'Anadolu', en: 'Anatolia' },
  sea: { tr: 'Deniz', en: 'Sea' },
  nature: { tr: 'Doğa', en: 'Nature' },
  sky: { tr: 'Gökyüzü', en: 'Sky' },
  animals: { tr: 'Hayvanlar', en: 'Animals' },
  fruit: { tr: 'Meyve', en: 'Fruit' },
  craft: { tr: 'Zanaat', en: 'Crafts' },
}

/** Returns the names of those keys that are in the list, in its order. */
export function namesOf(words: Words, keys: readonly string[], lang: keyof Word): string[] {
  return Object.entries(words).flatMap(([key, name]) => (keys.includes(key) ? [name[lang]] : []))
}

/** Returns the names of topics in both languages. */
export function topicNames(topics: readonly string[]): readonly string[] {
  return topics.flatMap((topic) => Object.values(TOPICS[topic] ?? {}))
}
