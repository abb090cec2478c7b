import type { SeedPlainText } from '../shapes.ts'

export const bottomBar: SeedPlainText = {
  infType: 'bottomBarInfo',
  title: { tr: 'Alt bilgi', en: 'Bottom bar' },
  text: {
    tr: 'Oyunlar ve matematikleri Poyraz Stüdyo’nundur; her tur doğrulanabilir. Bağımlılık konusunda ücretsiz destek hattı: 115.',
    en: 'The games and their mathematics are by Poyraz Stüdyo, and every round can be verified. Free help with addiction in Türkiye: 115.',
  },
}
