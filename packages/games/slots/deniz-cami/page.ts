import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Bitişik en az 5 eşit sembol bir öbek olur, öder ve patlar; yerlerine yenileri düşer. Güneş jokerdir ve değdiği her öbeğe
katılır. Bir dönüşün düşüşleri 1, 2, 3, 4 ve 5 ile çarpılır. Düşüşler bitince 3, 4 ya da 5 cam şamandıra bahsinin 2, 5 ya da
20 katını öder ve 8, 10 ya da 12 bedava dönüş başlatır. Bedava dönüşlerde çarpan 2’den başlar, dönüşler arasında geri düşmez
ve 25’e kadar çıkar; 3 şamandıra 4 dönüş ekler.</p>`,
    en: `<p>At least 5 equal symbols that touch form a group, pay and burst; new ones fall in. The sun is wild and joins every group
that it touches. The steps of a spin are multiplied by 1, 2, 3, 4 and 5. When the cascade is over, 3, 4 or 5 glass floats pay
2, 5 or 20 times your stake and start 8, 10 or 12 free spins. In free spins the multiplier starts at 2, never goes back
between spins, and rises up to 25; 3 floats add 4 spins.</p>`,
  },
}
