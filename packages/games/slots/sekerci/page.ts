import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı sütun ve beş sıra. Nerede durursa dursun en az 8 eş tatlı kazandırır; grup patlar ve yerinde bir üst tatlıdan bir tane
kalır, üsttekiler düşer, boş yerlere yenileri gelir. Kazancın katı her adımda büyür: 1, 1, 2, 2, sonra 3. Paketler her adımdan önce
hep birlikte aynı tatlıya dönüşür. Bedava dönüş yoktur; bir tur son adımla biter.</p>`,
    en: `<p>Six columns and five rows. At least 8 equal sweets win wherever they stand; the group bursts and leaves one sweet of the next
finer kind, the rest drops, and new ones fall in. The multiplier grows with each step: 1, 1, 2, 2, then 3. Before each step all
parcels turn into the same sweet. There are no free spins; a round ends with its last step.</p>`,
  },
}
