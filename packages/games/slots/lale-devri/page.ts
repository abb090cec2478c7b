import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Lale jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5 fener bahsinin 1, 5 ya da 25 katını öder ve 10,
12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde makaralarda daha çok lale vardır ve her kazanç ikiyle çarpılır. Bu
sırada 3 ya da daha fazla fener 5 dönüş ekler.</p>`,
    en: `<p>The tulip is wild and appears on the second, third and fourth reel. 3, 4 or 5 lanterns pay 1, 5 or 25 times your stake and
start 10, 12 or 15 free spins. During these the reels hold more tulips and every win counts twice; 3 or more lanterns add 5
spins.</p>`,
  },
}
