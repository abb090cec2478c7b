import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Dört makara, dört sıra ve 16 çizgi; soldan başlayan 2, 3 ya da 4 eş sembol öder. Çaydanlık jokerdir; ikinci, üçüncü ve
dördüncü makarada çıkar. 3 ya da 4 çınar bahsinin 1 ya da 6 katını öder ve 6 ya da 12 bedava dönüş başlatır. Bedava
dönüşlerde her kazanç ikiyle çarpılır; 3 ya da 4 çınar 3 ya da 6 dönüş ekler.</p>`,
    en: `<p>Four reels, four rows and 16 lines; 2, 3 or 4 equal symbols from the left pay. The double teapot is wild and appears on
the second, third and fourth reel. 3 or 4 plane trees pay 1 or 6 times your stake and start 6 or 12 free spins. In free
spins every win is doubled; 3 or 4 plane trees add 3 or 6 spins.</p>`,
  },
}
