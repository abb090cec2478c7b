import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Zeytin kavanozu jokerdir; ilk makara dışında çıkar, bedava dönüşlerde daha sık. 3, 4 ya da 5 güneş bahsinin
6, 15 ya da 60 katını öder ve 20, 25 ya da 30 bedava dönüş başlatır; bu sırada 3 ya da daha fazla güneş 10
dönüş ekler. Zeytin iki sembolle de öder.</p>`,
    en: `<p>The olive jar is wild, appears on every reel but the first, and more often during free spins. 3, 4 or 5 suns
pay 6, 15 or 60 times your stake and start 20, 25 or 30 free spins; during these 3 or more suns add 10
spins. The olive pays for two symbols already.</p>`,
  },
}
