import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Deve jokerdir; ikinci, üçüncü ve dördüncü makarada üst üste dizilir, bedava dönüşlerde daha sık gelir. 3, 4
ya da 5 pusula bahsinin 2, 10 ya da 50 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır. Bu sırada 3 ya
da daha fazla pusula 4 dönüş ekler.</p>`,
    en: `<p>The camel is wild, comes in stacks on the second, third and fourth reel, and more often during free spins.
3, 4 or 5 compasses pay 2, 10 or 50 times your stake and start 8, 10 or 12 free spins; during these 3 or
more compasses add 4 spins.</p>`,
  },
}
