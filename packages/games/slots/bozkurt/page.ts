import type { SlotPage } from '../game.ts'

export const page: SlotPage = {
  locative: 'Bozkurt’ta',
  about: {
    tr: `<p>Kurt jokerdir ve her sembolün yerine geçer. Bir kazançtaki her kurt o kazancı ikiyle çarpar: bir kurt 2, iki kurt 4, üç
kurt 8 kat. Scatter ve bedava dönüş yoktur.</p>`,
    en: `<p>The wolf is wild and stands for every symbol. Each wolf in a win doubles it: one wolf makes it 2 times, two wolves 4, three
wolves 8. There are no scatters and no free spins.</p>`,
  },
}
