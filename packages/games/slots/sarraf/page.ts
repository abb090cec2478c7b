import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, üç sıra ve 243 yol. Yakut, taç ve yüzük makaralarda üçer üçer, öbür simgeler ikişer ikişer durur. Terazi
jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve içinde olduğu yolun kazancını ikiyle çarpar.</p>
<p>Açarsan her kazançta sorulur: al ya da yazı turaya koy. İki yüz de 2’de 1 olasılıktadır, en çok 4 kez katlanır ve RTP hiç
değişmez. Standart sapma kazançları hep alırsan bahsinin 9,72 katı, hep sonuna kadar katlarsan 17,63 katıdır.</p>`,
    en: `<p>Five reels, three rows and 243 ways. Rubies, crowns and rings stand on the reels in threes, the other symbols in twos.
The scales are wild, appear on the second, third and fourth reel, and double the win of every way they are part of.</p>
<p>If you turn it on, you are asked at every win: collect it, or stake it on a coin. Both sides come 1 in 2, the win can double
up to 4 times, and the RTP does not change at all. The standard deviation is 9.72 times your stake if you collect every win, and
17.63 times if you always double to the end.</p>`,
  },
}
