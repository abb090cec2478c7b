import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Altı sütun ve altı sıra. Yan yana ya da üst üste duran en az 5 eş desen öder ve kırılır, üsttekiler düşer, boş yerlere
yenileri gelir. Çarpan her düşüşte 1, 2, 4, 8, 16 ve 32 diye büyür; bedava dönüşlerde hiç başa dönmez. Mercekler kırılmaz;
düşüşler bitince sayıları toplanır ve dönüşün kazancını çarpar. 3, 4 ya da 5 dürbün bahsinin 1, 5 ya da 25 katını öder ve 6, 8
ya da 12 bedava dönüş başlatır.</p>`,
    en: `<p>Six columns and six rows. At least 5 equal patterns that touch side by side or one above the other pay and shatter, the rest
drops and new ones fall in. The multiplier grows with each cascade: 1, 2, 4, 8, 16 and 32; in free spins it never starts anew.
Lenses do not shatter; when the cascade is over, their numbers are added up and multiply the win of the spin. 3, 4 or 5
kaleidoscopes pay 1, 5 or 25 times your stake and start 6, 8 or 12 free spins.</p>`,
  },
}
