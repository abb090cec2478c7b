import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Makaralar 3, 4, 5, 4 ve 3 sıralıdır. Çiçek jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5
nar bahsinin 3, 15 ya da 60 katını öder ve 7, 9 ya da 12 bedava dönüş başlatır; bu dönüşlerde bütün
kazançlar üçe katlanır, 3 ya da daha fazla nar 3 dönüş ekler.</p>`,
    en: `<p>The reels have 3, 4, 5, 4 and 3 rows. The blossom is wild and appears on the second, third and fourth reel.
3, 4 or 5 pomegranates pay 3, 15 or 60 times your stake and start 7, 9 or 12 free spins, in which all wins
triple and 3 or more pomegranates add 3 spins.</p>`,
  },
}
