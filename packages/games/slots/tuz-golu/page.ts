import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, üç sıra ve 243 yol. Flamingo jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5 güneş
bahsinin 2, 10 ya da 50 katını öder ve 10, 12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde flamingolar üçüncü makaradan
beşinciye kadar çıkar ve her yeni dönüşte bir makara sola yürür; soldan çıkınca gözden kaybolur. Bu sırada 3, 4 ya da 5 güneş
4, 6 ya da 8 dönüş ekler.</p>`,
    en: `<p>Five reels, three rows and 243 ways. The flamingo is wild and appears on the second, third and fourth reel. 3, 4 or 5 suns
pay 2, 10 or 50 times your stake and start 10, 12 or 15 free spins. During these, flamingos appear on the third to the fifth
reel and walk one reel to the left with every new spin, until they leave on the left. Meanwhile 3, 4 or 5 suns add 4, 6 or 8
spins.</p>`,
  },
}
