import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Bitişik en az 5 eşit sembol bir öbek olur, öder ve patlar; yerlerine yenileri düşer. Görünen bütün sisler her adımdan önce
birlikte kalkar ve aynı hayvana dönüşür. Bir dönüşün düşüşleri 1, 1 ve 2 ile çarpılır. Düşüşler bitince 3, 4 ya da 5 yelkenli
bahsinin 1, 3 ya da 15 katını öder ve 8, 10 ya da 14 bedava dönüş başlatır. Bedava dönüşlerde sis daha sıktır, düşüşler 1, 2,
3, 4 ve 5 ile çarpılır; 3 yelkenli 4 dönüş ekler.</p>`,
    en: `<p>At least 5 equal symbols that touch form a group, pay and burst; new ones fall in. Before each step, all fog in sight lifts
together and becomes the same animal. The steps of a spin are multiplied by 1, 1 and 2. When the cascade is over, 3, 4 or 5
sailing boats pay 1, 3 or 15 times your stake and start 8, 10 or 14 free spins. In free spins there is more fog, and the steps
are multiplied by 1, 2, 3, 4 and 5; 3 boats add 4 spins.</p>`,
  },
}
