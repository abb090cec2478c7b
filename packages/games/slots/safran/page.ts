import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Üç makara, üç sıra ve 5 çizgi. Safran çiçeği jokerdir ve bulunduğu kazancı ikiye katlar; iki tanesi dörde, üçü sekize.
3 çan bahsinin 1 katını öder ve 6 bedava dönüş başlatır. Bedava dönüşlerde açan her çiçek son dönüşe kadar yerinde kalır. Bu
sırada dönüş eklenmez.</p>`,
    en: `<p>Three reels, three rows and 5 lines. The saffron crocus is wild and doubles the win it is part of; two make it four times
and three eight times as large. 3 bells pay your stake and start 6 free spins. In free spins each crocus that opens stays in
its place until the last spin. No spins are added meanwhile.</p>`,
  },
}
