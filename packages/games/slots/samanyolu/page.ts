import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı makara, dört sıra ve 4.096 yol. Parlak yıldız jokerdir; iç makaralarda çıkar. 3, 4, 5 ya da 6 samanyolu bahsinin 1,
5, 20 ya da 50 katını öder ve 8, 10, 12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde parlayan her yıldız son dönüşe kadar
yerinde kalır; 3, 4, 5 ya da 6 samanyolu 3, 5, 8 ya da 10 dönüş ekler.</p>`,
    en: `<p>Six reels, four rows and 4,096 ways. The bright star is wild and appears on the inner reels. 3, 4, 5 or 6 galaxies pay 1, 5,
20 or 50 times your stake and start 8, 10, 12 or 15 free spins. In free spins each star that lights up stays in its place
until the last spin; 3, 4, 5 or 6 galaxies add 3, 5, 8 or 10 spins.</p>`,
  },
}
