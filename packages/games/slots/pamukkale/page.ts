import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı sütun ve beş sıra. Nerede durursa dursun en az 8 eş sembol öder ve akıp gider; üsttekiler düşer, boş yerlere
yenileri gelir. Kazançların katı her adımda ikiye katlanır: 1, 2, 4, 8, 16, 32, sonra 64. Adımlar bitince 4, 5 ya da 6
kaynak bahsinin 2, 10 ya da 100 katını öder ve 8, 10 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde kat 2 ile başlar ve
128’e kadar çıkar; 3 ya da daha çok kaynak 4 dönüş ekler.</p>`,
    en: `<p>Six columns and five rows. At least 8 equal symbols pay wherever they lie and flow away; the rest drops and new ones fall
in. The multiplier doubles with each step: 1, 2, 4, 8, 16, 32, then 64. When the cascade is over, 4, 5 or 6 springs pay 2,
10 or 100 times your stake and start 8, 10 or 15 free spins. In free spins the multiplier begins at 2 and reaches 128; 3
springs or more add 4 spins.</p>`,
  },
}
