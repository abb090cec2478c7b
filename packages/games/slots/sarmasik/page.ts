import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, üç sıra ve 20 çizgi. Sarmaşık jokerdir; ikinci makaradan beşinciye kadar çıkar. 3, 4 ya da 5 fıskiye
bahsinin 2, 10 ya da 50 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır. Bedava dönüşlerde makaralarda daha çok sarmaşık
vardır ve çıkan her sarmaşık son dönüşe kadar yerinde kalır. Bu sırada fıskiye çıkmaz, yani dönüş eklenmez.</p>`,
    en: `<p>Five reels, three rows and 20 lines. The ivy is wild and appears on the second to the fifth reel. 3, 4 or 5 fountains pay
2, 10 or 50 times your stake and start 8, 10 or 12 free spins. During these the reels hold more ivy, and each ivy stays in its
place until the last spin. No fountains appear meanwhile, so no spins are added.</p>`,
  },
}
