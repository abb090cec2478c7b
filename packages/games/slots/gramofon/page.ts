import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Üç makara, üç sıra ve 5 çizgi. Gramofon jokerdir; yalnız orta makarada çıkar ve bütün makarayı kaplar. Üç plak bahsinin 2
katını öder ve 8 bedava dönüş başlatır. Bedava dönüşlerde orta makarada iki gramofon vardır ve her kazanç ikiyle çarpılır; üç plak
4 dönüş ekler.</p>`,
    en: `<p>Three reels, three rows and 5 lines. The gramophone is wild, appears on the middle reel only, and fills all of it. Three
records pay twice your stake and start 8 free spins. During these the middle reel holds two gramophones and every win counts
twice; three records add 4 spins.</p>`,
  },
}
