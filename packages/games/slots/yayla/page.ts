import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, dört sıra ve 25 çizgi. Koyun jokerdir; ikinci, üçüncü, dördüncü ve beşinci makarada çıkar. 3, 4 ya da 5 çan
bahsinin 2, 10 ya da 40 katını öder ve 7, 10 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde çıkan koyunlar her yeni
dönüşte bir makara sola yürür; soldan çıkınca gözden kaybolur. Bu sırada 3, 4 ya da 5 çan 3, 5 ya da 8 dönüş ekler.</p>`,
    en: `<p>Five reels, four rows and 25 lines. The sheep is wild and appears on the second to the fifth reel. 3, 4 or 5 bells pay 2,
10 or 40 times your stake and start 7, 10 or 15 free spins. In free spins the sheep walk one reel to the left with every new
spin, until they leave on the left. Meanwhile 3, 4 or 5 bells add 3, 5 or 8 spins.</p>`,
  },
}
