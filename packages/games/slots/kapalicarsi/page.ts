import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Fener jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve bir kazançtaki her fener o kazancı ikiyle çarpar. 3, 4 ya
da 5 anahtar bahsinin 1, 5 ya da 25 katını öder ve on iki bohça getirir. Dokuzunda bahsinin 1, 2, 3, 5 ya da 20 katı vardır,
üçünde kapanan kapı; bohçaları birer birer açarsın, ilk kapıda arama biter. Altlarındakiler dönüşle birlikte yerleşir ve
değişmez, sonunda hepsini görürsün; hangisini seçtiğin ortalamayı etkilemez. 24 saat dönmezsen kalan bohçalar baştan sırayla
açılır.</p>`,
    en: `<p>The lantern is wild and appears on the second, third and fourth reel; each lantern in a win doubles it. 3, 4 or 5 keys
pay 1, 5 or 25 times your stake and bring twelve bundles. Nine hide 1, 2, 3, 5 or 20 times your stake, three hide a closing
door; you open them one by one, and the first door ends the search. What they hide is laid with the spin and does not change,
and you see all of it in the end; which ones you pick does not affect the average. If you stay away for 24 hours, the
remaining bundles are opened in order.</p>`,
  },
}
