import type { SeedPage } from '../shapes.ts'
import { COUNTED_SLOTS } from './slot-figures.ts'
import { namesOf } from './slot-sentences.ts'

export const aboutUs: SeedPage = {
  infType: 'SiteInformation',
  title: { tr: 'Hakkımızda', en: 'About us' },
  html: {
    tr: `
<p>Poyraz, adını kuzeydoğudan esip havayı açan rüzgârdan alır. Bizim istediğimiz de buna benzer: şans oyunlarının
üstündeki sisi dağıtmak. Bir oyunun ne kadar geri ödediğini sayar ve gösteririz; oynadığın her turu da kendin
doğrulayabilirsin.</p>

<h2>Neye inanıyoruz</h2>
<ul>
<li><strong>Güven istemeyiz, kanıt veririz.</strong> Tur başlamadan sunucu tohumunun mührü önünde durur. Tur bitip tohum
açıldığında sonucu kendi tarayıcında yeniden hesaplarsın.</li>
<li><strong>Oranı tahmin etmeyiz, sayarız.</strong> Gördüğün RTP, makaraların bütün duruşları tek tek sayılarak bulunur ve
oynadığın kuralların özetine bağlıdır. Sayı tutmazsa oyun yayına çıkmaz.</li>
<li><strong>Defteri temiz tutarız.</strong> Her hareket kuruşu kuruşuna, çift taraflı kayıtla yazılır. Yazılan silinmez ve
değiştirilmez.</li>
<li><strong>Baskı kurmayız.</strong> Oyunlarda ve promosyonlarda geri sayım, aceleye getiren söz, abartılı kutlama yoktur. Bahsinden fazla kazandırmayan
sonuç kazanç diye gösterilmez.</li>
<li><strong>Herkes oynayabilsin isteriz.</strong> Oyunlarımız klavyeyle ve ekran okuyucuyla da oynanır.</li>
</ul>

<h2>Bugün neler var</h2>
<ul>
<li>Kendi yaptığımız slotlar: ${namesOf(COUNTED_SLOTS, 'tr')}.</li>
<li>Hesap açmadan demo; hesapla, ücretsiz oyun parasıyla oyun.</li>
<li>Bir turu çevrimdışıyken bile doğrulayan sayfa.</li>
<li>Türkçe ve İngilizce, koyu ve açık görünüm.</li>
</ul>
<p>Canlı casino, spor bahisleri, turnuvalar, poker, tavla ve okey henüz açılmadı. Menülerde yalnızca açık olanı görürsün;
açılmamış bir bölüm, açılmadığını söyler.</p>

<h2>Oyun parası</h2>
<p>Poyraz’da gerçek para yoktur. Oyun parası satılmaz, paraya ya da ödüle çevrilmez. Bu yüzden gösterdiğimiz bir lisans da
yoktur: gerçek para, geçerli bir lisans olmadan bu sitede açılamaz.</p>

<h2>Oyunları kim yapıyor</h2>
<p>Oyunların kurallarını, matematiğini ve sahnelerini Poyraz Stüdyo hazırlar. Kurallar gizli değildir; her oyunun içinde
ödeme tablosunu, <a href="/info/CasinoRules">Casino kuralları</a> sayfasında sayılarını bulursun.</p>
`,
    en: `
<p>Poyraz is the north-east wind that clears the sky over the Bosphorus. We would like to do the same for games of chance:
we count what a game pays back and show it, and every round you play can be verified by you.</p>

<h2>What we believe in</h2>
<ul>
<li><strong>Proof instead of trust.</strong> Before a round starts you see the seal of the server’s seed. Once the seed is
opened, you work the result out again in your own browser.</li>
<li><strong>We do not estimate the return, we count it.</strong> The RTP you see comes from counting every stop of the
reels, and belongs to the digest of the rules you play. If the figure does not match, the game is not published.</li>
<li><strong>Clean books.</strong> Every movement is written to the kuruş, in double entry. What is written is neither deleted
nor changed.</li>
<li><strong>No pressure.</strong> No countdowns in games or promotions, no words that hurry you, no overdone celebration. A result that
pays no more than your stake is not shown as a win.</li>
<li><strong>Games for everybody.</strong> You can play ours with a keyboard and with a screen reader.</li>
</ul>

<h2>What there is today</h2>
<ul>
<li>Slots of our own: ${namesOf(COUNTED_SLOTS, 'en')}.</li>
<li>Demos without an account; with one, games with free play money.</li>
<li>A page that verifies a round, even offline.</li>
<li>Turkish and English, dark and light.</li>
</ul>
<p>Live casino, sports bets, tournaments, poker, tavla and okey are not open yet. The menus show only what is open, and a
part that is not open says so.</p>

<h2>Play money</h2>
<p>There is no real money at Poyraz. Play money is not sold, and is not exchanged for money or prizes. That is why we show
no licence either: without a valid one, real money cannot be switched on here.</p>

<h2>Who makes the games</h2>
<p>Poyraz Stüdyo makes the rules, the mathematics and the scenes of the games. The rules are no secret: the paytable is in
each game, and the figures are on the <a href="/info/CasinoRules">Casino rules</a> page.</p>
`,
  },
}
