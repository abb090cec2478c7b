import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Çınar jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5 gökkuşağı bahsinin 2, 10 ya da 50 katını
öder ve bedava dönüşleri getirir. Nasıl oynanacaklarını sen seçersin: 3 gökkuşağıyla çarpansız 24, ikiyle çarpılan 12, üçle
çarpılan 8 ya da altıyla çarpılan 4 dönüş; 4 gökkuşağıyla bunların bir buçuk, 5 gökkuşağıyla iki katı. Dört seçeneğin getirisi
tam olarak aynıdır; çarpan büyüdükçe kazançlar seyrekleşir ve büyür. 24 saat içinde seçmezsen dönüşler ikiyle çarpılarak
oynanır.</p>`,
    en: `<p>The plane tree is wild and appears on the second, third and fourth reel. 3, 4 or 5 rainbows pay 2, 10 or 50 times
your stake and bring free spins. You choose how they are played: with 3 rainbows 24 without a multiplier, 12 that count twice,
8 that count three times or 4 that count six times; with 4 rainbows one and a half times as many, with 5 twice as many. All
four options return exactly the same; with a larger multiplier wins are rarer and larger. If you do not choose within 24
hours, the spins that count twice are played.</p>`,
  },
}
