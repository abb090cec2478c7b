import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Bal jokerdir; ilk makara dışında çıkar. 3 ya da 4 arı bahsinin 2 ya da 20 katını öder ve 8 ya da 16 bedava
dönüş başlatır; bu dönüşlerde bütün kazançlar ikiye katlanır, 3 ya da 4 arı 4 ya da 8 dönüş ekler.</p>`,
    en: `<p>Honey is wild and appears on every reel but the first. 3 or 4 bees pay 2 or 20 times your stake and start 8
or 16 free spins, in which all wins double and 3 or 4 bees add 4 or 8 spins.</p>`,
  },
}
