import type { SeedPage } from '../shapes.ts'

export const financial: SeedPage = {
  infType: 'FinancialsInformation',
  title: { tr: 'Finansal bilgiler', en: 'Financial information' },
  html: {
    tr: `
<p>Poyraz’da yalnızca oyun parası vardır. Bu sayfa oyun parasını nasıl yatıracağını, bakiyenin nasıl tutulduğunu ve
hareketlerini nereden izleyeceğini anlatır.</p>

<h2>Oyun parası nedir</h2>
<ul>
<li>Ücretsizdir. Karşılığında senden gerçek para istenmez.</li>
<li>Değeri yoktur: paraya ya da ödüle çevrilemez, satılamaz, başka bir oyuncuya aktarılamaz.</li>
<li>Tutarlar okunması kolay olsun diye Türk lirası (₺) biçiminde gösterilir. Sitedeki tek para birimi TRY’dir.</li>
</ul>

<h2>Yatırma</h2>
<table>
<thead><tr><th scope="col">Yöntem</th><th scope="col">Alt limit</th><th scope="col">Üst limit</th><th scope="col">Ücret</th><th scope="col">Süre</th></tr></thead>
<tbody><tr><td>Oyun parası</td><td>₺10</td><td>₺100.000</td><td>yok</td><td>anında</td></tr></tbody>
</table>
<ul>
<li>Tablodaki limitler tek bir yatırım içindir.</li>
<li>Tutarı kuruşuna kadar yazabilirsin. Limit dışındaki tutar kabul edilmez.</li>
<li>Düğmeye iki kez bassan ya da bağlantın kopsa da aynı yatırım bir kez yapılır.</li>
</ul>
<p>Havale, kart, cüzdan, karekod ve kripto gibi diğer yöntemler de oyun parasıyla denenir: gösterilen hesaplar ve ödeme sayfası
bize ait bir deneme ortamıdır, gerçek bir bankaya gitmez. Oralara gerçek para gönderme, gerçek kart numarası yazma.
Poyraz adına senden gerçek para isteyen biri varsa bil ki biz değiliz.</p>

<h2>Çekme</h2>
<p><a href="/withdraw">Para çek</a> sayfasındaki çekim oyun parasıyladır: tutar hemen ayrılır, onaylanınca bakiyenden düşer
ve hesabına gerçek para gelmez. Oyun parasının karşılığı yoktur, gerçek paraya çevrilemez.</p>
<p>Banka hesabına çekim yalnızca kendi adına açılmış bir hesap içindir ve IBAN denetlenir. Değiştirdiğin hesap 24 saat
bekler. Onaylanana kadar çekimini iptal edebilirsin.</p>
<ul>
<li>Bir yatırım, çekilmeden önce en az bir kez oynanır. Oynanmamış yatırım içeren bir çekim, ekibimizden iki kişi
inceledikten sonra ödenir. Önce yatırdığın önce oynanmış sayılır; beklemek bunu değiştirmez.</li>
<li>Kimliğini doğrulayana kadar çekimlerinin toplamı en fazla ₺10.000 olabilir; e-cüzdana çekerken bu sınır ₺5.000’dir.
Kalan tutar çekim sayfasında yazar.</li>
</ul>

<h2>Bakiye</h2>
<ul>
<li><strong>Nakit:</strong> yatırdığın ve kazandığın oyun parası.</li>
<li><strong>Bonus:</strong> çevrimi süren bonus burada görünür.</li>
<li><strong>Bekleyen:</strong> sonucu beklenen bir işlem için ayrılan tutar; bakiyenin yanında gösterilir.</li>
</ul>
<p>Toplam bakiye, nakit ile bonusun toplamıdır. Bakiyen sıfırın altına inmez; yetmeyen bir bahis oynanmaz.</p>

<h2>Bahis ve kazanç</h2>
<p>Bir slot turunda bahis ve kazanç aynı anda yazılır. Kazançtan kesinti yapılmaz. Bütün tutarlar tam kuruştur.</p>

<h2>Hesap hareketleri</h2>
<ul>
<li>Yatırma, bahis, kazanç ve düzeltme dahil her hareket, tarihi ve sonraki bakiyesiyle
<a href="/history/account">geçmişinde</a> durur.</li>
<li>Günler İstanbul saatine göre başlar ve biter.</li>
<li>Defter çift taraflı kayıtla tutulur: bir hesaba yazılan, başka bir hesaptan düşer. Yazılan kayıt silinmez ve değiştirilmez; bir
yanlış, ters bir kayıtla düzeltilir.</li>
</ul>

<h2>İşlem durumları</h2>
<table>
<thead><tr><th scope="col">Durum</th><th scope="col">Anlamı</th></tr></thead>
<tbody>
<tr><td>Bekliyor, İnceleniyor</td><td>İşlem alındı, sonucu henüz belli değil.</td></tr>
<tr><td>Onaylandı</td><td>Çekimin onaylandı, ödemesi yapılıyor.</td></tr>
<tr><td>Tamamlandı</td><td>Yatırım bakiyene eklendi ya da çekim ödendi.</td></tr>
<tr><td>Reddedildi, İptal edildi, Süresi doldu</td><td>Yatırım bakiyene eklenmedi; çekimde ayrılan tutar bakiyene döndü.</td></tr>
<tr><td>İade edildi</td><td>Yatırım gönderene iade edildi; bakiyene eklenen tutar ters bir kayıtla düşüldü.</td></tr>
</tbody>
</table>
<p>Oyun parası yatırımı beklemeden tamamlanır; diğer yöntemler ve çekimler bu durumlardan geçer.</p>
`,
    en: `
<p>Poyraz has play money only. This page explains how to deposit it, how your balance is kept and where to follow
its movements.</p>

<h2>What play money is</h2>
<ul>
<li>It is free. No real money is asked for in return.</li>
<li>It has no value: it cannot be exchanged for money or prizes, sold, or passed on to another player.</li>
<li>Amounts are written as Turkish lira (₺) because that is easy to read. TRY is the only currency of the site.</li>
</ul>

<h2>Depositing</h2>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Minimum</th><th scope="col">Maximum</th><th scope="col">Fee</th><th scope="col">Time</th></tr></thead>
<tbody><tr><td>Play money</td><td>₺10</td><td>₺100,000</td><td>none</td><td>at once</td></tr></tbody>
</table>
<ul>
<li>The limits in the table are for one deposit.</li>
<li>You can enter an amount to the kuruş. One outside the limits is not accepted.</li>
<li>If you press the button twice or your connection drops, the same deposit is made once.</li>
</ul>
<p>The other methods, such as bank transfer, card, wallet, QR code and crypto, are tried out with play money too: the accounts
and the payment page shown are a trial of our own and lead to no real bank. Send no real money there, and enter no real
card number. If somebody asks you for real money in the name of Poyraz, it is not us.</p>

<h2>Withdrawing</h2>
<p>A withdrawal on the <a href="/withdraw">Withdraw</a> page is one of play money: the amount is set aside at once and leaves
your balance when it is approved, and no real money arrives anywhere. Play money has no value and cannot be exchanged.</p>
<p>A withdrawal to a bank goes to an account in your own name only, and its IBAN is checked. An account you changed waits for
24 hours. Until it is approved you can cancel your withdrawal.</p>
<ul>
<li>A deposit is played at least once before it is withdrawn. A withdrawal that takes out deposits you have not played is
paid after two people of our team have looked at it. What you deposited first counts as played first; waiting does not
change that.</li>
<li>Until you verify your identity, your withdrawals may come to ₺10,000 in all; for a withdrawal to an e-wallet the limit is
₺5,000. The Withdraw page shows what is left.</li>
</ul>

<h2>Your balance</h2>
<ul>
<li><strong>Cash:</strong> the play money you deposited and won.</li>
<li><strong>Bonus:</strong> a bonus with wagering still to do is shown here.</li>
<li><strong>Held:</strong> set aside for something whose result is still to come; shown beside the balance.</li>
</ul>
<p>The total is cash and bonus together. Your balance never goes below zero; a stake you cannot cover is not played.</p>

<h2>Stakes and wins</h2>
<p>The stake and the win of a slot round are written at the same moment. Nothing is deducted from a win. All amounts are
whole kuruş.</p>

<h2>Account movements</h2>
<ul>
<li>Every movement, be it a deposit, a stake, a win or a correction, is in your
<a href="/history/account">history</a>, with its date and the balance after it.</li>
<li>Days begin and end by the time in Istanbul.</li>
<li>The books are double entry: what is written to one account leaves another. An entry is neither deleted nor changed; a
mistake is put right by a reverse entry.</li>
</ul>

<h2>What a status means</h2>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td>Pending, Being checked</td><td>Received; the result is not known yet.</td></tr>
<tr><td>Approved</td><td>Your withdrawal is approved and being paid.</td></tr>
<tr><td>Completed</td><td>The deposit is in your balance, or the withdrawal is paid.</td></tr>
<tr><td>Refused, Cancelled, Expired</td><td>A deposit was not added to your balance; what a withdrawal set aside is back in it.</td></tr>
<tr><td>Reversed</td><td>A deposit went back to its sender; a reverse entry took the amount out of your balance.</td></tr>
</tbody>
</table>
<p>A deposit of play money completes without waiting; the other methods and withdrawals pass through these states.</p>
`,
  },
}
