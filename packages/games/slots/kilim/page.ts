import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Sekiz sütun ve altı sıra. Yan yana ya da üst üste duran en az 5 eş motif öder ve sökülür; üsttekiler düşer, boş yerlere
yenileri gelir. İlmek jokerdir ve değdiği her gruba katılır. Mekikler her adımdan önce hep birlikte aynı motife dönüşür.
Kazançların katı ve bedava dönüş yoktur: bir tur son adımla biter.</p>`,
    en: `<p>Eight columns and six rows. At least 5 equal motifs that touch side by side or one above the other pay and are taken out;
the rest drops and new ones fall in. The knot is wild and joins every group that it touches. Before each step all shuttles
turn into the same motif. There are no multipliers and no free spins: a round ends with its last step.</p>`,
  },
}
