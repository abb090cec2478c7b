import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>1,01 ile 1000 kat arasında bir hedef seçersin. Uçurtmanın yüksekliği tek bir çekilişten gelir; hedefine ulaşırsa
hedefin kadar kat kazanırsın. Hedef ne olursa olsun getiri aynıdır.</p>`,
    en: `<p>You choose a target from 1.01 to 1000 times your stake. The height of the kite comes from a single draw; if it
reaches your target, you win your target. The return is the same whatever the target.</p>`,
  },
}
