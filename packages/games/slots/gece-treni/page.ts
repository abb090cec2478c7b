import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı makara, üç sıra ve 729 yol. Yataklı vagon jokerdir; ikinci makaradan altıncıya kadar çıkar ve içinde olduğu kazancı
ikiye katlar, iki vagon dörde, üç vagon sekize. 3, 4, 5 ya da 6 makas işareti bahsinin 2, 10, 50 ya da 200 katını öder ve 8,
10, 12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde çıkan vagonlar her yeni dönüşte bir makara sola yürür. Bu sırada
dönüş eklenmez.</p>`,
    en: `<p>Six reels, three rows and 729 ways. The sleeping car is wild, appears on the second to the sixth reel and doubles the
wins it is part of; two multiply them by four, three by eight. 3, 4, 5 or 6 signals pay 2, 10, 50 or 200 times your stake
and start 8, 10, 12 or 15 free spins. In free spins the wagons move one reel to the left with every new spin. No spins are
added meanwhile.</p>`,
  },
}
