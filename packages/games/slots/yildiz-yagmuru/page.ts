import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Kuyruklu yıldız jokerdir; ilk ve son makara dışında çıkar ve içinde olduğu her kazancı ikiye katlar, iki
tanesi dörde, üç tanesi sekize. Bedava dönüş yoktur.</p>`,
    en: `<p>The comet is wild, appears on all reels but the first and the last, and doubles every win it is part of: two
multiply by four, three by eight. There are no free spins.</p>`,
  },
}
