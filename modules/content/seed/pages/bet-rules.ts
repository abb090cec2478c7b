import type { SeedPage } from '../shapes.ts'

export const betRules: SeedPage = {
  infType: 'BahisKurallari',
  title: { tr: 'Bahis kuralları', en: 'Betting rules' },
  html: {
    tr: `
<p><strong>Spor bahisleri henüz açılmadı.</strong> Bu sayfada bugün her bahis için geçerli olan kuralları ve spor bahisleri
açıldığında uygulanacak temel ilkeleri bulursun. Her pazarın ayrıntılı kuralı, bölüm açıldığında buraya eklenir. Bütün
bahisler oyun parasıyladır.</p>

<h2>Bugün her bahiste geçerli</h2>
<ul>
<li>Bahis oynamak için giriş yapmış ve 18 yaşını doldurmuş olman gerekir. <a href="/info/GeneralRules">Genel kurallardaki</a>
yasal uyarı bahisler için de geçerlidir.</li>
<li>Yalnızca ekranda sunulan bahis tutarları oynanabilir. Bakiyen yetmiyorsa bahis kabul edilmez; bakiyen sıfırın altına
inmez.</li>
<li>Kabul edilen bahsi sunucudaki kayıt belirler: tutar, zaman, kurallar ve sonuç.</li>
<li>Aynı isteği iki kez göndersen de bahis bir kez oynanır.</li>
<li>Sonuç; bakiyene, geçmişine ya da daha önceki bahislerine bakılmadan belirlenir.</li>
<li>Kazanç kuruşu kuruşuna yazılır ve kazançtan kesinti yapılmaz.</li>
</ul>

<h2>Spor bahisleri açıldığında</h2>

<h3>Bahsin kabulü</h3>
<ul>
<li>Bahis, yalnızca sonuç belli değilken ve pazar açıkken kabul edilir. Sonuç belli olduktan sonra alınmış bir bahis
geçersiz sayılır ve tutarı iade edilir.</li>
<li>Oran sen onaylarken değiştiyse bahis kendiliğinden yeni orandan oynanmaz: değişikliği kabul edip etmediğin sorulur.</li>
<li>Kabul edilen bahis için kuponun numarası, oranları ve olası kazancı görünür. Kuponu tek taraflı iptal etmeyiz; yalnızca
aşağıda yazan hâllerde iade ederiz.</li>
</ul>

<h3>Oran ve kazanç</h3>
<ul>
<li>Oranlar ondalıktır ve bahsini içerir: ₺100 bahis 1,85 orandan kazanırsa ₺185 döner.</li>
<li>Kombinede oranlar çarpılır. Bir seçim kaybederse kupon kaybeder.</li>
<li>Sistemde her kolon ayrı bir kombine gibi hesaplanır.</li>
<li>Kazanç, hesabın en sonunda kuruşun altı atılarak yuvarlanır.</li>
</ul>

<h3>Sonuçlandırma</h3>
<table>
<thead><tr><th scope="col">Seçimin sonucu</th><th scope="col">Hesaba katılan oran</th></tr></thead>
<tbody>
<tr><td>Kazandı</td><td>seçimin oranı</td></tr>
<tr><td>Kaybetti</td><td>0</td></tr>
<tr><td>İade</td><td>1,00</td></tr>
<tr><td>Yarım kazanç</td><td>(1 + oran) ÷ 2</td></tr>
<tr><td>Yarım kayıp</td><td>0,50</td></tr>
<tr><td>Eşit bitiş</td><td>oran × kalan derece sayısı ÷ paylaşan sayısı</td></tr>
</tbody>
</table>
<ul>
<li>Futbolda, pazarın adında başka bir şey yazmıyorsa 90 dakika ile hakemin eklediği süre geçerlidir; uzatmalar sayılmaz.</li>
<li>Bütün seçimleri iade olan kuponun bahsi geri ödenir.</li>
<li>Yanlış sonuçlandırılan kupon yeniden sonuçlandırılır. Eski kayıt silinmez, ters kayıtla düzeltilir; iki kayıt da
geçmişinde görünür.</li>
</ul>

<h3>İade ve iptal</h3>
<ul>
<li>Oynanmayan ya da ertelenip süresinde oynanmayan karşılaşmadaki seçim iade olur. Süre, spor dalına göre pazarın kuralında
yazar.</li>
<li>Yarıda kalan karşılaşmada o ana kadar sonucu kesinleşmiş pazarlar sonuçlandırılır, diğerleri iade olur.</li>
<li>Bariz bir hatayla yazılmış orandan oynanan bahis iade edilir ya da doğru orandan sonuçlandırılır; hangisinin uygulandığı
ve gerekçesi kuponunda yazar.</li>
</ul>

<h2>İtiraz</h2>
<p>Bir bahsin yanlış sonuçlandığını düşünüyorsan kuponun ya da turun numarasını sakla. Slot turlarını
<a href="/verify">Turu doğrula</a> sayfasında kendin hesaplayabilirsin. Yardım yolları <a href="/support">Destek</a>
sayfasındadır.</p>
`,
    en: `
<p><strong>Sports bets are not open yet.</strong> Here you find the rules that hold for every bet today, and the principles
that will apply once sports bets open. The detailed rules of each market are added when they do. All bets are made with play
money.</p>

<h2>True of every bet today</h2>
<ul>
<li>To bet you must be logged in and 18 or over. The legal notice of the
<a href="/info/GeneralRules">general rules</a> holds for bets too.</li>
<li>Only the stakes offered on the screen can be played. If your balance does not cover one it is not accepted; your balance
never goes below zero.</li>
<li>The record on the server decides about an accepted bet: its amount, time, rules and result.</li>
<li>If you send the same request twice, the bet is made once.</li>
<li>No result depends on your balance, your history or your earlier bets.</li>
<li>Wins are written to the kuruş, and nothing is deducted from them.</li>
</ul>

<h2>Once sports bets open</h2>

<h3>Accepting a bet</h3>
<ul>
<li>A bet is accepted only while its outcome is unknown and its market is open. One taken after the outcome was known is void,
and its stake is returned.</li>
<li>If the odds change while you confirm, the bet is not placed at the new odds by itself: you are asked first.</li>
<li>For an accepted bet you see the number of the coupon, its odds and the potential return. We do not cancel a coupon on our
own; we refund it only in the cases named below.</li>
</ul>

<h3>Odds and returns</h3>
<ul>
<li>Odds are decimal and include your stake: ₺100 at 1.85 returns ₺185 when it wins.</li>
<li>In an accumulator the odds are multiplied. If one selection loses, the coupon loses.</li>
<li>In a system every line is settled as an accumulator of its own.</li>
<li>The return is rounded once, at the end; what is below a kuruş is dropped.</li>
</ul>

<h3>Settlement</h3>
<table>
<thead><tr><th scope="col">Result of a selection</th><th scope="col">Odds that count</th></tr></thead>
<tbody>
<tr><td>Won</td><td>the odds of the selection</td></tr>
<tr><td>Lost</td><td>0</td></tr>
<tr><td>Void</td><td>1.00</td></tr>
<tr><td>Half won</td><td>(1 + odds) ÷ 2</td></tr>
<tr><td>Half lost</td><td>0.50</td></tr>
<tr><td>Dead heat</td><td>odds × places left ÷ number sharing them</td></tr>
</tbody>
</table>
<ul>
<li>In football, unless the name of the market says otherwise, 90 minutes and stoppage time count; extra time does not.</li>
<li>If every selection of a coupon is void, its stake is returned.</li>
<li>A coupon that was settled wrongly is settled again. The old entry is not deleted but reversed, and both stay in your
history.</li>
</ul>

<h3>Refunds and voids</h3>
<ul>
<li>A selection on a match that is not played, or is postponed beyond the time its rules allow, is void. That time stands in
the rules of the market, sport by sport.</li>
<li>When a match is abandoned, markets already decided are settled and the others are void.</li>
<li>A bet at odds that were plainly a mistake is refunded, or settled at the right odds; which of the two, and why, stands on
your coupon.</li>
</ul>

<h2>Objections</h2>
<p>If you think that a bet was settled wrongly, keep the number of the coupon or the round. Slot rounds you can
work out yourself on the <a href="/verify">Verify a round</a> page. Ways to get help are on the
<a href="/support">Support</a> page.</p>
`,
  },
}
