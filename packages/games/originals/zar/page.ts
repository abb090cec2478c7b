import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Hedefini seçersin, 0 ile 9999 arasında bir sayı çekilir; sayı hedefinin altında ya da üstünde kalırsa
kazanırsın. Çarpan, kazanan sayıların payına göre hesaplanır ve yüzde bire yuvarlanır: %1 ile %95 arasında
istediğin şansı seçebilirsin.</p>`,
    en: `<p>You choose a target and a number from 0 to 9999 is drawn; you win if it is below or above your target. The
multiplier follows from how many numbers win and is cut down to a hundredth: any chance from 1% to 95% is yours
to choose.</p>`,
  },
}
