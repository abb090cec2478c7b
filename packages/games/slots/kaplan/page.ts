import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Kaplan jokerdir ve her sembolün yerine geçer. Bir kazançtaki her kaplan o kazancı ikiyle çarpar: bir kaplan 2,
iki kaplan 4, üç kaplan 8 kat. Scatter ve bedava dönüş yoktur.</p>`,
    en: `<p>The tiger is wild and stands for every symbol. Each tiger in a win doubles it: one tiger makes it 2 times, two
tigers 4, three tigers 8. There are no scatters and no free spins.</p>`,
  },
}
