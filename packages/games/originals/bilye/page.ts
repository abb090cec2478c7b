import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Bilye her sırada eşit olasılıkla sola ya da sağa düşer ve ulaştığı yuvanın katını kazandırır. Sıra sayısını (8,
12, 16) ve riski (düşük, orta, yüksek) sen seçersin. Yuvaların bazıları bahsinden azını öder.</p>`,
    en: `<p>At every row the marble falls left or right with the same chance, and the slot that it reaches pays its
multiple. You choose the rows (8, 12, 16) and the risk (low, medium, high). Some slots pay less than your stake.</p>`,
  },
}
