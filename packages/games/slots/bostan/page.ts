import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Bitişik en az 4 eşit sembol bir öbek olur, öder ve patlar; en alt hücresinde bir üst ürün filizlenir, kalan yerlere yenileri
düşer. Sıra fide, marul, havuç, domates, patlıcan, mısır ve karpuzdur. Düşüşler sırasıyla 1, 1, 2, 2, 3, 4 ve 5 ile çarpılır;
sonrakiler de 5 ile. Oyunun joker sembolü ve bedava dönüşü yoktur.</p>`,
    en: `<p>At least 4 equal symbols that touch form a group, pay and burst; the next crop sprouts in the lowest cell, and new symbols fall
into the others. The order is seedling, lettuce, carrot, tomato, aubergine, corn and watermelon. The steps of a cascade are
multiplied by 1, 1, 2, 2, 3, 4 and 5, and all later ones by 5. The game has no wild and no free spins.</p>`,
  },
}
