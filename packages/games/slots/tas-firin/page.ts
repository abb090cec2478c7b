import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Aynı sembolden en az 8 tanesi, nerede dururlarsa dursunlar, öder ve patlar; yerlerine yenileri düşer. Korlar patlamaz: düşüşler
bitince kazancı, görünen korların sayılarının toplamıyla çarpar. Düşüşler bitince 4, 5 ya da 6 ateş bahsinin 3, 5 ya da 100
katını öder ve 10, 12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde daha çok kor düşer; 3 ateş 5 dönüş ekler.</p>`,
    en: `<p>At least 8 equal symbols pay and burst wherever they lie; new ones fall in. Embers do not burst: when the cascade is over,
they multiply the win by the sum of their numbers. Then 4, 5 or 6 fires pay 3, 5 or 100 times your stake and start 10, 12 or
15 free spins. More embers fall in free spins; 3 fires add 5 spins.</p>`,
  },
}
