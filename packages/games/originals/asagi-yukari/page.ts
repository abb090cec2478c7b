import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Her kart tam bir desteden çekilir. Sıradaki kartın büyük mü küçük mü olacağını tahmin edersin; eşitlik sayılır.
En küçük ve en büyük kartta eşitlik ayrı bir tahmindir. Her doğru tahmin kazancını büyütür, istediğin anda
alabilir, en çok yirmi kartı da pas geçebilirsin. 24 saat dönmezsen tur o anki değeriyle kapanır; hiç tahmin
etmediysen bahsin geri verilir.</p>`,
    en: `<p>Every card comes from a whole deck. You guess whether the next one is higher or lower; a tie counts. On the
lowest and the highest card a tie is a guess of its own. Every right guess makes the win bigger, you may collect
at any time, and pass up to twenty cards. If you stay away for 24 hours, the round is closed at its value of
that moment; if you guessed nothing, your stake is returned.</p>`,
  },
}
