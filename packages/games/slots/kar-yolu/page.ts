import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Kar tanesi jokerdir. 4, 5 ya da 6 kızak bahsinin 4, 20 ya da 200 katını öder ve 10, 15 ya da 20 bedava dönüş
başlatır; bu dönüşlerde bütün kazançlar üçe katlanır, 3 ya da daha fazla kızak 5 dönüş ekler.</p>`,
    en: `<p>The snowflake is wild. 4, 5 or 6 sleds pay 4, 20 or 200 times your stake and start 10, 15 or 20 free spins,
in which all wins triple and 3 or more sleds add 5 spins.</p>`,
  },
}
