import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, üç sıra ve 10 çizgi. Fener jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar, bulunduğu kazancı ikiye
katlar. Bir dönüşte 6 altın görünürse hepsi yerinde kalır ve üç dönüş hakkın olur; konan her altın hakkını yeniden üçe
çıkarır. Sandık, konduğu anda önünde yatan bütün altınların toplamı kadar eder. Mini bahsinin 20, majör 100 katıdır. Bütün
gözler dolarsa bahsinin 350 katı eklenir.</p>`,
    en: `<p>Five reels, three rows and 10 lines. The lantern is wild, appears on the second, third and fourth reel, and doubles the
wins it is part of. If a spin shows 6 coins, all of them stay and you have three respins; each coin that lands sets them back
to three. A chest is worth the sum of all coins that lie there when it lands. Mini is 20 times your stake and major 100 times.
If every cell is filled, 350 times your stake is added.</p>`,
  },
}
