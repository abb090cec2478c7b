import type { GamePage } from '../../game-folder.ts'

export const page: GamePage = {
  about: {
    tr: `<p>Beş makara, dört sıra ve 20 çizgi. Projektör jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. Üç, dört ya da beş
bilet 8, 12 ya da 16 bedava dönüş getirir; bu dönüşlerde kazançlar ikiyle çarpılır ve projektör değdiği makarayı baştan sona
jokere çevirir.</p>
<p>İzin verilen yerlerde 8 bedava dönüşü bahsinin 50 katına satın alabilirsin. Bedel turun bahsidir ve yalnızca nakitle ödenir;
bütün sınırların onu sayar. Satın alınan turun RTP’si %96,67, normal çevirmenin %96,01’dir. Standart sapma normal çevirmede
bahsinin 7,47 katı, satın alınan turda bedelin 1,11 katıdır.</p>`,
    en: `<p>Five reels, four rows and 20 lines. The projector is wild and appears on the second, third and fourth reel. Three, four
or five tickets bring 8, 12 or 16 free spins; in these, wins are doubled, and a projector turns its whole reel wild.</p>
<p>Where it is allowed, you can buy 8 free spins for 50 times your stake. The price is the stake of the round and is paid with
cash only; all your limits count it. The RTP of a bought round is 96.67%, that of a normal spin 96.01%. The standard deviation
is 7.47 times your stake for a normal spin, and 1.11 times the price for a bought round.</p>`,
  },
}
