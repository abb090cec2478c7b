import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Yedi jokerdir; içinde olduğu kazancı ikiye, iki tanesi dörde katlar. Tek çizgi ortadaki sıradır. İki kiraz
da öder.</p>`,
    en: `<p>The seven is wild and doubles the win it is part of; two of them multiply it by four. The single line is the
middle row. Two cherries pay as well.</p>`,
  },
}
