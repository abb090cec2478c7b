import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Nazar boncuğu jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve göründüğünde bütün makarasını kaplar. 3, 4 ya da 5
yıldız bahsinin 2, 10 ya da 50 katını öder ve 7, 10 ya da 15 bedava dönüş başlatır. Bu sırada 3 ya da daha fazla yıldız 3
dönüş ekler.</p>`,
    en: `<p>The nazar bead is wild, appears on the second, third and fourth reel, and covers its whole reel when in sight. 3, 4 or 5
stars pay 2, 10 or 50 times your stake and start 7, 10 or 15 free spins; during these 3 or more stars add 3 spins.</p>`,
  },
}
