import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makarada 3, 4, 5, 4 ve 3 sıra vardır; 720 yol eder. Ahtapot jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve
geçtiği her yolun kazancını ikiye katlar, birden çoksa katlar çarpılır. 3, 4 ya da 5 mercan bahsinin 2, 10 ya da 50 katını öder ve
8, 12 ya da 16 bedava dönüş başlatır. Bedava dönüşlerde makaralarda daha çok ahtapot vardır; 3, 4 ya da 5 mercan 4, 6 ya da 8
dönüş ekler.</p>`,
    en: `<p>The five reels have 3, 4, 5, 4 and 3 rows, which makes 720 ways. The octopus is wild, appears on the second, third and
fourth reel, and doubles each way that it joins; several of them multiply. 3, 4 or 5 corals pay 2, 10 or 50 times your stake and
start 8, 12 or 16 free spins. During these the reels hold more octopuses, and 3, 4 or 5 corals add 4, 6 or 8 spins.</p>`,
  },
}
