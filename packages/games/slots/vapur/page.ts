import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara; soldan sağa 2, 3, 4, 5 ve 6 sıra, toplam 720 yol. Vapur jokerdir; üçüncü, dördüncü ve beşinci makarada çıkar.
3, 4 ya da 5 can simidi bahsinin 2, 8 ya da 40 katını öder ve 8, 12 ya da 20 bedava dönüş başlatır. Bedava dönüşlerde her
kazanç ikiyle çarpılır; 3, 4 ya da 5 can simidi 5, 8 ya da 12 dönüş ekler.</p>`,
    en: `<p>Five reels with 2, 3, 4, 5 and 6 rows from left to right, 720 ways in all. The ferry is wild and appears on the third,
fourth and fifth reel. 3, 4 or 5 lifebuoys pay 2, 8 or 40 times your stake and start 8, 12 or 20 free spins. In free spins
every win is doubled; 3, 4 or 5 lifebuoys add 5, 8 or 12 spins.</p>`,
  },
}
