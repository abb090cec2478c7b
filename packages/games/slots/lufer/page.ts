import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, dört sıra ve 1.024 yol. Cam şamandıra jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. Bir dönüşte 7
lüfer görünürse hepsi yerinde kalır ve üç dönüş hakkın olur; konan her lüfer hakkını yeniden üçe çıkarır. Kepçe, konduğu anda
önünde yatan bütün balıkların toplamı kadar eder. Mini bahsinin 20, minör 75, majör 300 katıdır. 18 göz dolarsa bahsinin
1.000 katı eklenir.</p>`,
    en: `<p>Five reels, four rows and 1,024 ways. The glass float is wild and appears on the second, third and fourth reel. If a spin
shows 7 bluefish, all of them stay and you have three respins; each fish that lands sets them back to three. A landing net is
worth the sum of all fish that lie there when it lands. Mini is 20 times your stake, minor 75 and major 300 times. If 18 cells
are filled, 1,000 times your stake is added.</p>`,
  },
}
