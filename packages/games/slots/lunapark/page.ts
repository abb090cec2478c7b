import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Üç makara; iki, dört ve iki sıra, 16 yol. Çadır jokerdir; yalnız orta makarada çıkar ve içinde olduğu yolun kazancını
üçle çarpar.</p>
<p>Açarsan her kazançta sorulur: al ya da yazı turaya koy. İki yüz de 2’de 1 olasılıktadır, en çok 6 kez katlanır ve RTP hiç
değişmez. Standart sapma kazançları hep alırsan bahsinin 2,60 katı, hep sonuna kadar katlarsan 20,11 katıdır.</p>`,
    en: `<p>Three reels of two, four and two rows, 16 ways. The big top is wild, appears on the middle reel only, and triples the
win of every way it is part of.</p>
<p>If you turn it on, you are asked at every win: collect it, or stake it on a coin. Both sides come 1 in 2, the win can double
up to 6 times, and the RTP does not change at all. The standard deviation is 2.60 times your stake if you collect every win, and
20.11 times if you always double to the end.</p>`,
  },
}
