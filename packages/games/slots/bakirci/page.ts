import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Çaydanlık jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve her sembolün yerine geçer. On çizgi soldan
sağa öder; yağ lambası ve terazi iki sembolle de öder. Bedava dönüş yoktur.</p>`,
    en: `<p>The teapot is wild, appears on the second, third and fourth reel and stands for every symbol. Ten lines pay
from left to right; the oil lamp and the scales pay for two symbols already. There are no free spins.</p>`,
  },
}
