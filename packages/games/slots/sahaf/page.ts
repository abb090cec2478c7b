import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı rafın her biri her dönüşte 2 ile 7 sıra arasında bir boy alır; kazanma yolu sayısı boyların çarpımıdır: 64 ile
117.649 arası. Aynı simge soldan başlayarak yan yana raflarda durdukça öder. Kitap yığını jokerdir; ilk raf dışında çıkar. 3, 4, 5 ya da 6
anahtar bahsinin 2, 10, 50 ya da 100 katını öder ve arka odayı açar: 8, 10, 12 ya da 15 bedava dönüş. Arka odada her raf en az 4
sıradır, yani en az 4.096 yol vardır, ve kazançlar ikiye katlanır; 3, 4, 5 ya da 6 anahtar 4, 6, 8 ya da 10 dönüş ekler.</p>`,
    en: `<p>In each spin, each of six shelves takes a height of 2 to 7 rows; the number of ways is their product, from 64 to 117,649.
Equal symbols pay on neighbouring shelves from the left. The stack of books is wild and appears on every shelf but the first. 3, 4, 5
or 6 keys pay 2, 10, 50 or 100 times your stake and open the back room: 8, 10, 12 or 15 free spins. There every shelf has at least 4
rows, so at least 4,096 ways, and all wins double; 3, 4, 5 or 6 keys add 4, 6, 8 or 10 spins.</p>`,
  },
}
