import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Can simidi jokerdir; bedava dönüşlerde göründüğü makarayı bütünüyle kaplar. 3, 4 ya da 5 fener bahsinin 2,
10 ya da 100 katını öder ve 10, 15 ya da 20 bedava dönüş başlatır; bu dönüşlerde bütün kazançlar ikiye
katlanır, 3 ya da daha fazla fener 5 dönüş ekler.</p>`,
    en: `<p>The life ring is wild; in free spins it covers the whole reel on which it is in sight. 3, 4 or 5 lighthouses
pay 2, 10 or 100 times your stake and start 10, 15 or 20 free spins, in which all wins double and 3 or more
lighthouses add 5 spins.</p>`,
  },
}
