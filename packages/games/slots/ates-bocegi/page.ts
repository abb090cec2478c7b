import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Yedi sütun ve yedi sıra. Yan yana ya da üst üste duran en az 5 eş simge bir küme olur; kümeler patlar, üsttekiler düşer, boş
yerlere yenileri gelir. Ateş böcekleri patlamaz; bir dönüşün kümeleri, görünen bütün ateş böceklerinin toplam katıyla çarpılır.
Bir dönüşün sonunda görünen 3, 4 ya da 5 dolunay bahsinin 1, 5 ya da 20 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır. Bedava
dönüşlerde kazandıran her dönüşün katı bir toplama eklenir ve sonraki kazançların hepsini çarpar; 3 ya da 4 dolunay 3 ya da 5
dönüş ekler.</p>`,
    en: `<p>Seven columns and seven rows. At least 5 equal symbols side by side or one above the other are a cluster; clusters burst, the
rest drops, and new symbols fall in. Fireflies never burst: the clusters of a spin are multiplied by the sum of all fireflies in
sight. 3, 4 or 5 full moons in sight at the end of a spin pay 1, 5 or 20 times your stake and start 8, 10 or 12 free spins. During
these the multiplier of each spin that wins joins a total, which multiplies all later wins; 3 or 4 moons add 3 or 5 spins.</p>`,
  },
}
