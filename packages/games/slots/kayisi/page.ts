import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı sütun ve beş sıra. Nerede olursa olsun en az 8 eş meyve öder ve toplanır; en alttakinin yerinde bir üst meyve
olgunlaşır, üsttekiler düşer, boş yerlere yenileri gelir. Güneşler toplanmaz; düşüşler bitince sayıları toplanır ve dönüşün
kazancını çarpar. 4, 5 ya da 6 sepet bahsinin 2, 10 ya da 50 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır; bedava
dönüşlerde 3 sepet 3 dönüş ekler.</p>`,
    en: `<p>Six columns and five rows. At least 8 equal fruits anywhere pay and are picked; in the place of the lowest one the next finer
fruit ripens, the rest drops and new ones fall in. Suns are not picked; when the cascade is over, their numbers are added up
and multiply the win of the spin. 4, 5 or 6 baskets pay 2, 10 or 50 times your stake and start 8, 10 or 12 free spins; in free
spins 3 baskets add 3 spins.</p>`,
  },
}
