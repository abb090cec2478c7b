import type { SeedPage } from '../shapes.ts'

/** The numbers are those of the offers; a test of the server compares them. */
export const bonusRules: SeedPage = {
  infType: 'PromoSart',
  title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  html: {
    tr: `
<p>Bütün bonuslar oyun parasıdır: paraya ya da ödüle çevrilemez.</p>

<h2>Bonusların sayıları</h2>
<table>
<thead><tr><th scope="col">Koşul</th><th scope="col">Hoş geldin bonusu</th><th scope="col">Casino kayıp bonusu</th><th scope="col">Yatırım bonusu</th></tr></thead>
<tbody>
<tr><th scope="row">Oran</th><td>%50</td><td>%30</td><td>%20</td></tr>
<tr><th scope="row">Neyin üzerinden</th><td>ilk yatırımın</td><td>son 7 günün net kaybı</td><td>günde bir yatırımın</td></tr>
<tr><th scope="row">En az</th><td>₺100 yatırım</td><td>₺100 net kayıp</td><td>₺100 yatırım</td></tr>
<tr><th scope="row">En çok bonus</th><td>₺999</td><td>₺5.000</td><td>₺2.000</td></tr>
<tr><th scope="row">Çevrim</th><td>bonusun 10 katı</td><td>bonusun 1 katı</td><td>bonusun 8 katı</td></tr>
<tr><th scope="row">Süre</th><td>30 gün</td><td>7 gün</td><td>14 gün</td></tr>
<tr><th scope="row">Çevrimde en yüksek bahis</th><td>₺50</td><td>₺50</td><td>₺50</td></tr>
<tr><th scope="row">Ana bakiyeye en çok</th><td>bonusun 10 katı</td><td>bonusun 10 katı</td><td>bonusun 10 katı</td></tr>
</tbody>
</table>
<p>Bonus tutarı kuruşa kadar hesaplanır, kuruşun altı atılır.</p>

<h2>Kim alabilir</h2>
<ul>
<li>Hesabı açık ve e-postası onaylı her oyuncu.</li>
<li>Hoş geldin bonusu kişi başına bir kez verilir.</li>
<li>Aynı anda bir bonusun olabilir. Yenisini almak için eskisinin bitmesi ya da iptal edilmesi gerekir.</li>
<li>Bonus kendiliğinden verilmez; sen istersin. Yatırıma bağlı bonusu yatırımdan sonra, o parayla bahis oynamadan önce
istersin; promosyon kodunu yatırırken ya da kaydolurken de yazabilirsin. İstemezsen yatırımın her zamanki gibi yalnızca nakit olarak durur.</li>
<li>Yazdığın kod e-postan onaylanana kadar bekler. Bonus verilmeden bahis oynarsan ya da yatırım hesabından çıkarsa kod geçersiz
olur; nedenini Bonuslar sayfasındaki isteklerinde okursun.</li>
</ul>

<h2>Hangi yatırımlar sayılır</h2>
<p>Her ödül aynı kurala bakar. Bir yatırım, hesabına geçtiyse, çekilmediyse (bekleyen çekim dahil) ve bankaca geri alınmadıysa durur;
nakitle bir kez çevirdiğinde oynanmış olur. Çektiğin tutar son yatırımlarından düşülür.</p>
<ul>
<li>Yatırıma bağlı bonuslar, oynanmamış ve tamamı duran bir yatırım ister.</li>
<li>Sana özel bonus, duran bir yatırım ister.</li>
<li>Kayıp bonusları ve çekiliş biletleri, duran ve oynanmış yatırımların üzerinden hesaplanır.</li>
<li>Bekleyen bir çekimin varken bonus verilmez; bonus sürerken çekim istersen bonus iptal edilir.</li>
<li>Bonusun dayandığı yatırım bankaca geri alınırsa bonus iptal edilir, nakde geçen bölümü de geri alınır. Para bize dönerse yatırım
yeniden sayılır.</li>
</ul>

<h2>Çevrim nasıl işler</h2>
<p>Çevrim, bonusun ana bakiyeye (cüzdanda “Nakit”) geçmesi için oynaman gereken toplam bahistir.</p>
<p><strong>Örnek.</strong> ₺1.000 yatırdın ve ₺500 hoş geldin bonusu aldın. Çevrim: ₺500 × 10 = ₺5.000. Slotlarda toplam ₺5.000
bahis oynadığında bonus bakiyen, en çok ₺5.000 olmak üzere ana bakiyene geçer.</p>
<table>
<thead><tr><th scope="col">Bahis</th><th scope="col">Çevrime katkısı</th></tr></thead>
<tbody>
<tr><td>Slot</td><td>%100</td></tr>
<tr><td>Canlı casino ve masa oyunları (açıldığında)</td><td>%10</td></tr>
<tr><td>Spor bahsi (açıldığında): tekli en az 1,50, kombine toplam en az 2,00 oran</td><td>%100</td></tr>
<tr><td>İade edilen, iptal olan ya da erken bozdurulan bahis</td><td>%0</td></tr>
<tr><td>Aynı sonucun iki tarafına oynanan bahis</td><td>%0</td></tr>
</tbody>
</table>
<ul>
<li>Bahis, hangi bakiyeden ödenirse ödensin, sonuçlandığında sayılır.</li>
<li>Çevrim sürerken bir turda ₺50 üzerinde bahis oynanamaz; oyun böyle bir turu başlatmaz ve nedenini yazar.</li>
<li>Çevrimin ne kadarının tamamlandığı bonusunun yanında yazar.</li>
</ul>

<h2>Hangi para önce kullanılır</h2>
<p>Bahisler önce ana bakiyenden, o bitince bonus bakiyenden ödenir. Kazanç da bakiyelere aynı oranda
yazılır. Ana bakiyen çevrime bağlı değildir.</p>

<h2>Süre ve iptal</h2>
<ul>
<li>Süre, bonusun hesabına geçtiği anda başlar. Süre bitince kalan bonus ve bonustan gelen kazanç silinir; ana bakiyene
dokunulmaz.</li>
<li>Bonusu dilediğin an iptal edebilirsin. İptalden önce neyin kalacağını, neyin silineceğini görürsün.</li>
<li>Çevrim bitince bonusun 10 katını aşan tutar silinir.</li>
</ul>

<h2>Casino kayıp bonusu nasıl hesaplanır</h2>
<p>Net kayıp = yatırımların − çekimlerin − şimdiki bakiyen − aldığın bonuslar; duran ve oynanmış yatırımlarının toplamını
geçemez. Bakiyen ₺10 altındayken ve yarım kalan
turun ya da açık bahsin yokken isteyebilirsin; son 7 günde bir kez verilir.</p>
<p><strong>Örnek.</strong> Son 7 günde ₺2.000 yatırdın, bonus almadın, bakiyen ₺4,50. Net kayıp ₺1.995,50; bonus bunun %30’u:
₺598,65.</p>

<h2>Kötüye kullanım</h2>
<p>Birden çok hesapla bonus almak ve aynı sonucun karşıt taraflarına oynayarak çevrim tamamlamak yasaktır. Böyle bir durumda
bonus ve bonustan gelen kazanç iptal edilir.</p>

<h2>Değişiklik</h2>
<p>Bir bonusu hangi kurallarla aldıysan o kurallarla bitirirsin. Sonradan yapılan değişiklik yeni bonuslar içindir.</p>
`,
    en: `
<p>All bonuses are play money and cannot be exchanged for money or prizes.</p>

<h2>The figures of the bonuses</h2>
<table>
<thead><tr><th scope="col">Term</th><th scope="col">Welcome bonus</th><th scope="col">Casino discount</th><th scope="col">Deposit bonus</th></tr></thead>
<tbody>
<tr><th scope="row">Rate</th><td>50%</td><td>30%</td><td>20%</td></tr>
<tr><th scope="row">Of what</th><td>your first deposit</td><td>your net loss of the last 7 days</td><td>one deposit a day</td></tr>
<tr><th scope="row">At least</th><td>₺100 deposit</td><td>₺100 net loss</td><td>₺100 deposit</td></tr>
<tr><th scope="row">Bonus at most</th><td>₺999</td><td>₺5,000</td><td>₺2,000</td></tr>
<tr><th scope="row">Wagering</th><td>10 × bonus</td><td>1 × bonus</td><td>8 × bonus</td></tr>
<tr><th scope="row">Time</th><td>30 days</td><td>7 days</td><td>14 days</td></tr>
<tr><th scope="row">Highest stake while wagering</th><td>₺50</td><td>₺50</td><td>₺50</td></tr>
<tr><th scope="row">To your main balance at most</th><td>10 × bonus</td><td>10 × bonus</td><td>10 × bonus</td></tr>
</tbody>
</table>
<p>A bonus is worked out to the kuruş; what is below a kuruş is dropped.</p>

<h2>Who can have one</h2>
<ul>
<li>Every player with an open account and a confirmed e-mail address.</li>
<li>The welcome bonus is given once to each person.</li>
<li>You can have one bonus at a time. To take another, finish or cancel the one you have.</li>
<li>A bonus never comes by itself: you ask for it. One on a deposit you ask for after the deposit and before you stake any
of it; a promo code you can also give as you deposit or sign up. If you do not, your deposit stays plain cash as always.</li>
<li>A code waits until your e-mail address is confirmed. It ends if you place a bet before the bonus is given, or if the deposit
leaves your account; your requests on the Bonuses page tell you why.</li>
</ul>

<h2>Which deposits count</h2>
<p>Every reward asks the same. A deposit stands once it reached your account, as long as it is not withdrawn (a pending withdrawal
counts) and not taken back by the bank. It is played once you wagered it with cash. What you withdraw comes off your newest deposits.</p>
<ul>
<li>Bonuses on a deposit ask for one that stands whole and is not played.</li>
<li>The personal bonus asks for a deposit that stands.</li>
<li>Loss bonuses and lottery tickets are worked out on deposits that stand and are played.</li>
<li>No bonus is given while a withdrawal is pending; if you ask for one while a bonus runs, the bonus is cancelled.</li>
<li>If the bank takes back a deposit that a bonus rests on, the bonus is cancelled, and what became cash of it is taken back. If the
money comes back to us, the deposit counts again.</li>
</ul>

<h2>How wagering works</h2>
<p>Wagering is the sum of stakes you have to play before a bonus moves to your main balance (“Cash” in the wallet).</p>
<p><strong>Example.</strong> You deposit ₺1,000 and take a welcome bonus of ₺500. The wagering is ₺500 × 10 = ₺5,000. Once you have
staked ₺5,000 on slots, your bonus balance moves to your main balance, up to ₺5,000.</p>
<table>
<thead><tr><th scope="col">Stake</th><th scope="col">Counts towards wagering</th></tr></thead>
<tbody>
<tr><td>Slots</td><td>100%</td></tr>
<tr><td>Live casino and table games (once open)</td><td>10%</td></tr>
<tr><td>Sports (once open): singles at 1.50 or more, accumulators at 2.00 or more in total</td><td>100%</td></tr>
<tr><td>Stakes that were refunded, void or cashed out</td><td>0%</td></tr>
<tr><td>Stakes on both sides of one outcome</td><td>0%</td></tr>
</tbody>
</table>
<ul>
<li>A stake counts when it is settled, whichever balance it was paid from.</li>
<li>While wagering, a round cannot be staked above ₺50; the game refuses such a round and says why.</li>
<li>How much of the wagering is done is shown beside your bonus.</li>
</ul>

<h2>Which money goes first</h2>
<p>Stakes are paid from your main balance first, and from your bonus balance once that is used up. A win goes back to the
balances in the same shares. Your main balance is never bound to wagering.</p>

<h2>Time and cancelling</h2>
<ul>
<li>The time starts when the bonus reaches your account. When it is over, what is left of the bonus and of its winnings is
removed; your main balance is not touched.</li>
<li>You can cancel a bonus at any time. Before you do, you see what stays and what goes.</li>
<li>When wagering is done, anything above 10 times the bonus is removed.</li>
</ul>

<h2>How the casino discount is worked out</h2>
<p>Net loss = your deposits − your withdrawals − your balance now − bonuses you were given, and never more than your
deposits that stand and are played. You can ask for it while your balance is below ₺10 and no round or bet of yours is open;
it is given once in 7 days.</p>
<p><strong>Example.</strong> In the last 7 days you deposited ₺2,000, took no bonus, and have ₺4.50 left. The net loss is
₺1,995.50, and the discount is 30% of it: ₺598.65.</p>

<h2>Abuse</h2>
<p>Taking bonuses with several accounts, and wagering on opposite sides of one outcome, are forbidden. The bonus and its
winnings are then cancelled.</p>

<h2>Changes</h2>
<p>You finish a bonus under the rules you took it with. Later changes are for new bonuses.</p>
`,
  },
}
