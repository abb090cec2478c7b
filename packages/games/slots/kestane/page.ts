import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Üç makara, üç sıra ve 5 çizgi. Ateş jokerdir. Bir dönüşte 3 kestane görünürse hepsi mangalda kalır ve üç dönüş hakkın
olur; düşen her kestane hakkını yeniden üçe çıkarır. Kestanelerin üstünde yazan tutarlar sonunda toplanır. Mini bahsinin 15,
minör 40, majör 100 katıdır. Dokuz göz de dolarsa bahsinin 250 katı eklenir.</p>`,
    en: `<p>Three reels, three rows and 5 lines. The fire is wild. If a spin shows 3 chestnuts, all of them stay on the brazier and
you have three respins; each chestnut that lands sets them back to three. In the end the amounts on the chestnuts are added
up. Mini is 15 times your stake, minor 40 times and major 100 times. If all nine cells are filled, 250 times your stake is
added.</p>`,
  },
}
