import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, dört sıra ve 1.024 yol. Kâğıt fener jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5 havai
fişek bahsinin 2, 10 ya da 50 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır. Bedava dönüşlerde yanan her fener son
dönüşe kadar yerinde kalır. Bu sırada dönüş eklenmez.</p>`,
    en: `<p>Five reels, four rows and 1,024 ways. The paper lantern is wild and appears on the second, third and fourth reel. 3, 4 or
5 fireworks pay 2, 10 or 50 times your stake and start 8, 10 or 12 free spins. In free spins each lantern that is lit stays
in its place until the last spin. No spins are added meanwhile.</p>`,
  },
}
