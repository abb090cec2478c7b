import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Yedi sütun ve beş sıra. Yan yana ya da üst üste duran en az 4 eş sembol öder; grup toplanır ve yerinde bir üst meyveden
bir tane kalır, üsttekiler düşer, boş yerlere yenileri gelir. Sincap jokerdir ve değdiği her gruba katılır. Adımlar bitince
3, 4 ya da 5 küfe bahsinin 1, 4 ya da 20 katını öder ve 5, 7 ya da 10 bedava dönüş başlatır; bedava dönüşlerde 3 küfe 2
dönüş ekler.</p>`,
    en: `<p>Seven columns and five rows. At least 4 equal symbols that touch side by side or one above the other pay; the group is
picked and leaves one of the next finer fruit, the rest drops and new ones fall in. The squirrel is wild and joins every
group that it touches. When the cascade is over, 3, 4 or 5 baskets pay 1, 4 or 20 times your stake and start 5, 7 or 10 free
spins; in free spins 3 baskets add 2 spins.</p>`,
  },
}
