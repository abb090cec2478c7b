import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Aynı sembolden en az 9 tanesi, nerede dururlarsa dursunlar, öder ve patlar; yerlerine yenileri düşer. Bir dönüşün düşüşleri 1,
2, 3 ve 5 ile çarpılır. Kıvılcımlar patlamaz: düşüşler bitince kazancı, sayılarının toplamıyla çarpar. Düşüşler bitince 4, 5
ya da 6 parlak yıldız bahsinin 2, 5 ya da 50 katını öder ve 10, 12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde kazanan
her dönüşün kıvılcımları bir toplama eklenir ve sonraki kazançlar bu toplamla çarpılır; 4 yıldız 5 dönüş ekler.</p>`,
    en: `<p>At least 9 equal symbols pay and burst wherever they lie; new ones fall in. The steps of a spin are multiplied by 1, 2, 3 and 5.
Sparks do not burst: when the cascade is over, they multiply the win by the sum of their numbers. Then 4, 5 or 6 bright stars
pay 2, 5 or 50 times your stake and start 10, 12 or 15 free spins. In free spins the sparks of each winning spin are added to
a total, which multiplies later wins; 4 stars add 5 spins.</p>`,
  },
}
