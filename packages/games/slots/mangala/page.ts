import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Kâse jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. Beş makaranın her sırası yoldur: toplam 243 yol. 4 ya da 5
tahta bahsinin 2 ya da 10 katını öder; 3 tahtadan başlayarak on iki kuyu gelir. Onunda bahsinin 1, 2, 5 ya da 15 katı vardır,
ikisinde çakıl; kuyuları birer birer açarsın, ilk çakılda oyun biter. Altlarındakiler dönüşle birlikte yerleşir ve değişmez,
sonunda hepsini görürsün; hangisini seçtiğin ortalamayı etkilemez. 24 saat dönmezsen kalan kuyular baştan sırayla açılır.</p>`,
    en: `<p>The bowl is wild and appears on the second, third and fourth reel. Every row of the five reels is a way: 243 ways in all.
4 or 5 boards pay 2 or 10 times your stake; from 3 boards on they bring twelve pits. Ten hide 1, 2, 5 or 15 times your stake,
two hide a pebble; you open them one by one, and the first pebble ends the game. What they hide is laid with the spin and does
not change, and you see all of it in the end; which ones you pick does not affect the average. If you stay away for 24 hours,
the remaining pits are opened in order.</p>`,
  },
}
