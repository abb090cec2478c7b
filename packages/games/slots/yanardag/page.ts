import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, üç sıra ve 10 çizgi. Lav jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar, çıktığında bütün makarayı
kaplar ve içinde olduğu kazancı üçe katlar: iki makara dokuza, üç makara yirmi yediye. Bedava dönüş yoktur; kazanç seyrek ve
büyüktür.</p>`,
    en: `<p>Five reels, three rows and 10 lines. Lava is wild; it appears on the second, third and fourth reel, covers its whole reel
and triples the wins it is part of: two reels multiply them by nine, three by twenty-seven. There are no free spins; wins
are rare and large.</p>`,
  },
}
