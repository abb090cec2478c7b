import type { SeedPage } from '../shapes.ts'

export const responsibleGaming: SeedPage = {
  infType: 'SorumluOyunculuk',
  title: { tr: 'Sorumlu oyun', en: 'Responsible gaming' },
  html: {
    tr: `
<p>Poyraz’da oyun eğlence içindir ve yalnızca oyun parasıyla oynanır. Para gerçek olmasa da harcadığın zaman
gerçektir. Bu sayfada oyunun keyif olarak kalmasına yardım edecek bilgileri, bugün kullanabileceğin araçları
ve destek alabileceğin yerleri bulursun.</p>

<h2>Oyun, oyun olarak kalsın</h2>
<ul>
<li>Ne kadar oynayacağına başlamadan karar ver. Süre dolunca kalk.</li>
<li>Kaybettiğini geri almak için oynama. Her tur bağımsızdır; üst üste gelen kayıplar bir kazancı yaklaştırmaz.</li>
<li>Üzgün, öfkeli, yorgun ya da alkollüyken oynama.</li>
<li>Oyunu bir gelir yolu olarak görme. RTP’si %100’ün altında olan her oyunda, uzun vadede bahislerin bir bölümü geri
dönmez.</li>
<li>Oyun; uykundan, işinden, okulundan ve sevdiklerinden zaman çalıyorsa ara ver.</li>
<li>Burada oyun parasıyla kazanmak, başka bir yerde gerçek parayla kazanacağın anlamına gelmez.</li>
</ul>

<h2>Bugün kullanabileceğin araçlar</h2>
<ul>
<li><strong>Oturum saati.</strong> Her sayfada görünür ve ne zamandır burada olduğunu gösterir.</li>
<li><strong>Oyundaki süren ve net sonucun.</strong> Oyun açıkken ekranda durur; kazancını da kaybını da
görürsün.</li>
<li><strong>Geçmiş.</strong> Oynadığın bütün turları ve hesap hareketlerini
<a href="/history/game">geçmişinde</a> görürsün.</li>
<li><strong>Turlar arası süre.</strong> İki tur arasında en az 2,5 saniye geçer. Otomatik ya da hızlandırılmış çevirme
yoktur: her turu sen başlatırsın.</li>
<li><strong>Abartısız kazanç.</strong> Bahsinden fazla kazandırmayan bir sonuç kazanç gibi kutlanmaz.</li>
<li><strong>Kendiliğinden çıkış.</strong> Bir saat işlem yapmazsan oturumun kapanır.</li>
<li><strong>Bakiyeyi gizle.</strong> Rakamı sürekli görmek istemiyorsan üst çubuktan gizleyebilirsin.</li>
</ul>

<h2>Limitler ve mola</h2>
<p>Hepsi hesabındaki <a href="/limits">Limitler ve molalar</a> sayfasında:</p>
<ul>
<li><strong>Yatırım, kayıp, bahis ve süre limiti.</strong> Düşürdüğün limit o anda geçerli olur. Yükselttiğin ya da
kaldırdığın limit en az 24 saat bekler, sonra bir kez daha onaylarsın.</li>
<li><strong>Gerçeklik hatırlatması.</strong> Seçtiğin aralıkta oyun durur; ne kadar oynadığını ve net sonucunu
gösterir.</li>
<li><strong>Mola.</strong> 1, 7 ya da 30 gün bahis ve yatırım kapanır. Süresi kısaltılamaz.</li>
<li><strong>Kendini dışlama.</strong> En az 6 ay. Erken dönüş yoktur; süre bitince de hesap ancak sen isteyip 24 saat sonra
yeniden onaylarsan açılır. Çekimlerin ve geçmişin her zaman açık kalır.</li>
</ul>

<h2>Kendine sor</h2>
<p>Son on iki ayı düşün; yalnız Poyraz’ı değil, oynadığın bütün şans oyunlarını.</p>
<ol>
<li>Planladığından uzun süre oynadığın ya da kaybetmeyi göze aldığından fazlasıyla oynadığın oldu mu?</li>
<li>Aynı heyecanı duymak için bahsini büyüttüğün oldu mu?</li>
<li>Kaybettiğini geri kazanmak için ertesi gün yeniden oynadın mı?</li>
<li>Oynamak için borç aldın mı ya da bir şey sattın mı?</li>
<li>Bir sorunun olabileceğini düşündün mü?</li>
<li>Oyun yüzünden stresli, kaygılı ya da uykusuz kaldın mı?</li>
<li>Çevrendekiler ne kadar oynadığını eleştirdi mi?</li>
<li>Oyun yüzünden sen ya da ailen para sıkıntısı çektiniz mi?</li>
<li>Oynadığını sakladığın ya da bu yüzden suçluluk duyduğun oldu mu?</li>
</ol>
<p>Bu bir teşhis aracı değildir. Birkaç soruya “evet” diyorsan biriyle konuşmak iyi gelir. Bunun için hepsine “evet”
demen gerekmez.</p>

<h2>Nereden destek alabilirsin</h2>
<table>
<thead><tr><th scope="col">Hat</th><th scope="col">Ne için</th></tr></thead>
<tbody>
<tr><td><strong>115</strong> YEDAM Danışma Hattı</td><td>Bağımlılık konusunda ücretsiz ve gizli danışmanlık. Kumar
bağımlılığını da kapsar; yakınlar da arayabilir.</td></tr>
<tr><td><strong>182</strong> Merkezi Hekim Randevu Sistemi</td><td>Devlet hastanelerinin psikiyatri polikliniklerinden
randevu.</td></tr>
<tr><td><strong>112</strong> Acil Çağrı Merkezi</td><td>Kendine ya da başkasına zarar verme düşüncesi varsa ve her acil
durumda.</td></tr>
</tbody>
</table>
<p>Bu hatlar Türkiye’den aranır ve bizden bağımsızdır; aradığını bilmeyiz. Başka bir ülkedeysen yaşadığın yerin sağlık
kurumlarına ya da aile hekimine başvur.</p>

<h2>Bir yakının için endişeleniyorsan</h2>
<p>Suçlamadan, sakin bir anda konuş ve gördüğünü söyle: “Son zamanlarda geceleri uyumadığını görüyorum.” Borcunu
kapatmak çoğu zaman sorunu çözmez; önce birlikte bir uzmana danışın. 115’i sen de arayabilirsin.</p>

<h2>18 yaşından küçükler</h2>
<p>18 yaşından küçükler hesap açamaz; yaş, kayıt sırasında İstanbul tarihine göre hesaplanır. Evde çocuk varsa parolanı
paylaşma, ortak cihazda çıkış yap ve cihazındaki ebeveyn denetimini aç.</p>
`,
    en: `
<p>At Poyraz playing is for fun, and with play money only. The money may not be real, but the time you spend is. This
page tells you how to keep it enjoyable, which tools you can use today and where to find support.</p>

<h2>Keep it fun</h2>
<ul>
<li>Decide how long you will play before you start, and stop when the time is up.</li>
<li>Do not play to win back what you lost. Rounds are independent: a losing run brings no win closer.</li>
<li>Do not play when you are sad, angry, tired or have been drinking.</li>
<li>Playing is not a way to earn. With an RTP below 100% part of what is staked does not come back in the long run.</li>
<li>Take a break when playing takes time away from your sleep, work, studies or the people you love.</li>
<li>Winning play money here does not mean that you would win real money elsewhere.</li>
</ul>

<h2>What you can use today</h2>
<ul>
<li><strong>Session clock.</strong> On every page, showing how long you have been here.</li>
<li><strong>Your time and net result in the game.</strong> They stay on the screen while a game is open, losses as
plainly as wins.</li>
<li><strong>History.</strong> Every round you played and every movement of your account is in your
<a href="/history/game">history</a>.</li>
<li><strong>Time between rounds.</strong> At least 2.5 seconds pass between two rounds. There is no autoplay and no
turbo: you start every round yourself.</li>
<li><strong>No false celebration.</strong> A result that pays no more than your stake is not celebrated as a win.</li>
<li><strong>Automatic log-out.</strong> After an hour without activity your session is closed.</li>
<li><strong>Hide the balance.</strong> If you would rather not see the figure all the time, hide it in the top bar.</li>
</ul>

<h2>Limits and breaks</h2>
<p>All of them are on the <a href="/limits">Limits and breaks</a> page of your account:</p>
<ul>
<li><strong>Deposit, loss, stake and session limits.</strong> A lower limit applies at once. A higher one, or none, waits
at least 24 hours and then for your second yes.</li>
<li><strong>Reality check.</strong> At the interval you choose the game pauses and shows how long you played and your net
result.</li>
<li><strong>A break.</strong> Bets and deposits close for 1, 7 or 30 days. It cannot be shortened.</li>
<li><strong>Self-exclusion.</strong> At least 6 months, with no early return; afterwards the account opens only if you ask
for it and confirm again 24 hours later. Withdrawals and your history always stay open.</li>
</ul>

<h2>Ask yourself</h2>
<p>Think of the last twelve months, and of all games of chance you played, not only of Poyraz.</p>
<ol>
<li>Did you play for longer than you had planned, or with more than you could afford to lose?</li>
<li>Did you raise your stakes to feel the same excitement?</li>
<li>Did you go back another day to win back what you had lost?</li>
<li>Did you borrow money or sell anything in order to play?</li>
<li>Have you thought that you might have a problem?</li>
<li>Has playing left you stressed, anxious or without sleep?</li>
<li>Have people around you criticised how much you play?</li>
<li>Has playing brought you or your household money problems?</li>
<li>Have you hidden your playing, or felt guilty about it?</li>
</ol>
<p>This is not a diagnosis. If you answered yes a few times, talking to somebody helps. You need not have said yes to
all of them.</p>

<h2>Where to find support</h2>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><td><strong>115</strong> YEDAM helpline (Türkiye)</td><td>Free and confidential counselling on addiction, gambling
included; relatives may call too.</td></tr>
<tr><td><strong>182</strong> Hospital appointments (Türkiye)</td><td>Appointments at the psychiatry departments of
public hospitals.</td></tr>
<tr><td><strong>112</strong> Emergency</td><td>Thoughts of harming yourself or somebody else, and any
emergency.</td></tr>
</tbody>
</table>
<p>These lines are called from within Türkiye and have nothing to do with us; we do not learn of your call. In another
country, turn to your family doctor or the public health service where you live.</p>

<h2>If you are worried about somebody</h2>
<p>Choose a calm moment, do not accuse, and say what you see: “I notice that you have not been sleeping lately.” Paying
off debts rarely solves the problem; talk to a professional first. You can call 115 yourself.</p>

<h2>Under-18s</h2>
<p>Nobody under 18 can open an account; the age is worked out at sign-up, by the date in Istanbul. If there are children
at home, keep your password to yourself, log out on shared devices and turn on the parental controls of your device.</p>
`,
  },
}
