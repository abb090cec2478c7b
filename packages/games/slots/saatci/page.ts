import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Üç makara, üç sıra ve 9 çizgi; joker yoktur. Şömine saati, kol saati ve çalar saat soldan iki tane yan yana gelince de
öder. Kum saati her yerde öder: iki tanesi bahsinin 1, üç tanesi 10 katını.</p>
<p>Açarsan her kazançta sorulur: al ya da yazı turaya koy. İki yüz de 2’de 1 olasılıktadır, en çok 5 kez katlanır ve RTP hiç
değişmez. Standart sapma kazançları hep alırsan bahsinin 2,47 katı, hep sonuna kadar katlarsan 13,82 katıdır.</p>`,
    en: `<p>Three reels, three rows and 9 lines; there is no wild. The mantel clock, the wristwatch and the alarm clock pay for two
from the left as well. The hourglass pays anywhere: two of them pay 1, three pay 10 times your stake.</p>
<p>If you turn it on, you are asked at every win: collect it, or stake it on a coin. Both sides come 1 in 2, the win can double
up to 5 times, and the RTP does not change at all. The standard deviation is 2.47 times your stake if you collect every win, and
13.82 times if you always double to the end.</p>`,
  },
}
