import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, beş sıra ve 20 çizgi. Alev jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. Bir dönüşte 6 balon görünürse
hepsi yerinde kalır ve üç dönüş hakkın olur: boş her göze yeni bir balon konabilir, konan her balon hakkını yeniden üçe
çıkarır. Hakkın bitince balonların üstündeki tutarların toplamını alırsın. Mini bahsinin 15, minör 50, majör 200 katıdır; 23
balon toplarsan büyük ödül, bahsinin 1000 katı, eklenir.</p>`,
    en: `<p>Five reels, five rows and 20 lines. The flame is wild and appears on the second, third and fourth reel. If a spin shows 6
balloons, all of them stay and you have three respins: a balloon may land in every free cell, and each one that lands sets
your respins back to three. When they are used up, you win the sum of the amounts on the balloons. Mini is 15 times your
stake, minor 50 and major 200 times; if you collect 23 balloons, the grand prize of 1,000 times your stake is added.</p>`,
  },
}
