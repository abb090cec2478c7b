import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Mavi karo jokerdir; ikinci ve üçüncü makarada çıkar ve içinde olduğu kazancı üçe, iki tanesi dokuza katlar.
Üç makaranın her sırası yoldur: toplam 27 yol soldan sağa öder.</p>`,
    en: `<p>The blue tile is wild, appears on the second and third reel and triples the win it is part of; two multiply
it by nine. Every row of the three reels is a way: 27 ways pay from left to right.</p>`,
  },
}
