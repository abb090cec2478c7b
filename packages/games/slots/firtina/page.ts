import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Şimşek jokerdir, her makarada çıkar ve içinde olduğu kazancı üçe katlar; iki şimşek dokuza, üç şimşek yirmi
yediye katlar. Bedava dönüş yoktur, kazançlar seyrek ve büyüktür.</p>`,
    en: `<p>Lightning is wild, appears on every reel and triples the win it is part of; two multiply by nine, three by
twenty-seven. There are no free spins, and wins are rare and large.</p>`,
  },
}
