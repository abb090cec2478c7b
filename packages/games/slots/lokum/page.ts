import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı sütun ve altı sıra. Nerede durursa dursun en az 10 eş lokum öder ve tepsiden alınır; üsttekiler düşer, boş yerlere
yenileri gelir. Pudra şekerli lokumlar her adımdan önce hep birlikte aynı tada dönüşür. Adımlar bitince 4, 5 ya da 6 tepsi
bahsinin 1, 5 ya da 25 katını öder ve 6, 8 ya da 10 bedava dönüş başlatır. Bedava dönüşlerde kazançlar 1, 1, sonra 2 ile
çarpılır ve sayaç bir sonraki dönüşte kaldığı yerden sürer. Bu sırada dönüş eklenmez.</p>`,
    en: `<p>Six columns and six rows. At least 10 equal pieces pay wherever they lie and are taken from the tray; the rest drops and
new ones fall in. Before each step all sugared pieces turn into the same flavour. When the cascade is over, 4, 5 or 6 trays
pay 1, 5 or 25 times your stake and start 6, 8 or 10 free spins. In free spins wins are multiplied by 1, 1 and then 2, and
the counter goes on in the next spin. No spins are added meanwhile.</p>`,
  },
}
