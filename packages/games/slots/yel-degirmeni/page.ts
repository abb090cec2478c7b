import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara; sıraları 5, 4, 3, 4 ve 5, toplam 1.200 yol. Yel değirmeni jokerdir; ikinci, üçüncü ve dördüncü makarada
çıkar ve geçtiği her yolu ikiye katlar. 3, 4 ya da 5 rüzgâr bahsinin 2, 10 ya da 100 katını öder ve 6, 9 ya da 15 bedava dönüş
başlatır. Bedava dönüşlerde görünen değirmen bütün makarasını kaplar; bu sırada dönüş eklenmez.</p>`,
    en: `<p>Five reels with 5, 4, 3, 4 and 5 rows, 1,200 ways in all. The windmill is wild, appears on the second, third and fourth reel
and doubles every way through it. 3, 4 or 5 winds pay 2, 10 or 100 times your stake and start 6, 9 or 15 free spins. In free
spins a windmill in sight covers its whole reel; no spins are added meanwhile.</p>`,
  },
}
