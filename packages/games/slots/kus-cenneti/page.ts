import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara; sıraları 3, 4, 4, 4 ve 3, toplam 576 yol. Saz jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya
da 5 gün doğumu bahsinin 2, 10 ya da 50 katını öder ve bedava dönüşleri getirir. Nasıl oynanacaklarını sen seçersin: 3 gün
doğumuyla çarpansız 16, ikiyle çarpılan 8 ya da dörtle çarpılan 4 dönüş; 4 gün doğumuyla bunların bir
buçuk, 5 gün doğumuyla iki katı. Üç seçeneğin getirisi tam olarak aynıdır; çarpan büyüdükçe kazançlar seyrekleşir ve büyür.
24 saat içinde seçmezsen dönüşler ikiyle çarpılarak oynanır.</p>`,
    en: `<p>Five reels with 3, 4, 4, 4 and 3 rows, 576 ways in all. The reeds are wild and appear on the second, third and fourth reel.
3, 4 or 5 sunrises pay 2, 10 or 50 times your stake and bring free spins. You choose how they are played: with 3 sunrises 16
without a multiplier, 8 that count twice or 4 that count four times; with 4 sunrises one and a half
times as many, with 5 twice as many. All three options return exactly the same; with a larger multiplier wins are rarer and
larger. If you do not choose within 24 hours, the spins that count twice are played.</p>`,
  },
}
