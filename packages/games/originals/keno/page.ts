import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>1 ile 40 arasından en çok on sayı seçersin, on sayı çekilir. Kazanç, seçtiğin sayılardan kaçının çekildiğine
bağlıdır. Riski sen seçersin: düşük riskte daha sık, yüksek riskte daha seyrek kazanılır.</p>`,
    en: `<p>You pick up to ten numbers from 1 to 40 and ten are drawn. The pay depends on how many of yours were drawn. You
choose the risk: low pays more often, high more seldom.</p>`,
  },
}
