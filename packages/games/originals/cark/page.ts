import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Çarkta eşit otuz dilim vardır. Seçtiğin risk dilimlerin katlarını belirler: düşük riskte sık ve küçük, yüksek
riskte seyrek ve büyük kazançlar.</p>`,
    en: `<p>The wheel has thirty equal segments. The risk that you choose sets what they pay: often and little at low risk,
seldom and much at high risk.</p>`,
  },
}
