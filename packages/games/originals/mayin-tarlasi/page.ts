import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Yirmi beş karenin kaçında mayın olacağını sen seçersin; yerleri tur başlarken çekilir ve değişmez. Açtığın her
güvenli kare kazancını büyütür, istediğin anda alabilirsin; mayına basarsan bahsin gider. 24 saat dönmezsen tur
o anki değeriyle kapanır; hiç kare açmadıysan bahsin geri verilir.</p>`,
    en: `<p>You choose how many of the twenty-five cells hold mines; where they are is drawn when the round starts and does
not change. Every safe cell makes the win bigger, and you may collect at any time; on a mine the stake is lost.
If you stay away for 24 hours, the round is closed at its value of that moment; if you opened no cell, your
stake is returned.</p>`,
  },
}
