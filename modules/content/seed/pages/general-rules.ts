import type { SeedPage } from '../shapes.ts'

/** The legal notice stands here in both languages, whichever is read; its words are those of the footer. */
export const generalRules: SeedPage = {
  infType: 'GenelKurallar',
  title: { tr: 'Genel kurallar', en: 'General rules' },
  html: {
    tr: `
<p>Bu kurallar Poyraz’ı kullanan herkes için geçerlidir. Hesap açarken bunları kabul edersin; hesap açmadan gezerken
ya da demo oynarken de sana uygulanır.</p>

<h2>Kısaca</h2>
<ul>
<li>Poyraz’da yalnızca oyun parası vardır. Oyun parası paraya ya da ödüle çevrilemez.</li>
<li>18 yaşından küçükler oynayamaz.</li>
<li>Kişi başına bir hesap açılır.</li>
<li>Sonuçları sunucu belirler; her turu sonradan kendin doğrulayabilirsin.</li>
</ul>

<h2>Yasal uyarı</h2>
<p><strong>Kuzey Kıbrıs Türk Cumhuriyeti vatandaşı ya da kimlik sahibi olup orada yaşayanlar canlı casino, slot ve spor
bahisleri oynayamaz.</strong></p>
<p><em>English: Citizens or ID holders of the Turkish Republic of Northern Cyprus who live there may not play live
casino, slots or sports bets.</em></p>
<p>Kayıt olurken bu kapsamda olmadığını ve yasal uyarıyı okuduğunu beyan edersin. Beyanın doğru değilse hesap
kapatılır.</p>

<h2>Hesap</h2>
<ul>
<li>Hesap açmak için 18 yaşını doldurmuş olman gerekir. Yaş, İstanbul tarihine göre hesaplanır.</li>
<li>Verdiğin bilgiler sana ait ve doğru olmalıdır. Ad, doğum tarihi ve kimlik numarası sonradan değiştirilemez.</li>
<li>Aynı e-posta, telefon ya da kimlik numarasıyla ikinci bir hesap açılamaz.</li>
<li>Kullanıcı adı 4-20 karakterdir; harf (ç, ğ, ı, ö, ş, ü hariç), rakam, nokta, tire ve alt çizgi kullanılabilir.</li>
<li>Geçici e-posta adresleri kabul edilmez. E-postanı onaylamadan da oynayabilirsin. Parola bağlantısı bu
adrese gider; güvenlik bildirimleri ancak onayladıktan sonra gönderilir.</li>
<li>Hesabını başkasına veremez, satamaz ve ortak kullanamazsın.</li>
</ul>

<h2>Güvenlik</h2>
<ul>
<li>Parolan en az 6 karakter olmalı, bir büyük harf ve bir rakam içermelidir. Çok kullanılan parolalar kabul
edilmez.</li>
<li>İki adımlı doğrulamayı <a href="/profile">Hesabım</a> sayfasından açabilirsin: doğrulayıcı uygulama ya da SMS. Kurtarma
kodlarını telefonundan ayrı bir yerde sakla.</li>
<li>Bir cihazdan ya da adresten yarım saat içinde üç kez yanlış parola girilirse giriş geçici olarak durur; ekranda
ne zaman yeniden deneyebileceğin yazar.</li>
<li>Bir saat işlem yapmazsan oturumun kapanır. Bir oturum en çok 30 gün sürer.</li>
<li>Parolanı değiştirdiğinde bütün cihazlardaki oturumların kapanır.</li>
<li>Parolanı, doğrulama kodlarını ve kurtarma kodlarını kimseyle paylaşma. Biz senden istemeyiz.</li>
</ul>

<h2>Oyun parası</h2>
<p>Oyun parası ücretsizdir ve yalnızca bu sitede, oyun oynamak için kullanılır. Satın alınamaz, satılamaz, başka bir oyuncuya
aktarılamaz. Ayrıntılar <a href="/info/Financial">Finansal bilgiler</a> sayfasındadır.</p>

<h2>Turlar ve kayıtlar</h2>
<ul>
<li>Bir turun sonucunu ve tutarlarını sunucudaki kayıt belirler. Ekran, bağlantı ya da cihaz yüzünden farklı bir şey
göründüyse kayıt geçerlidir.</li>
<li>Bahis ve kazanç birlikte yazılır: biri yazılamıyorsa diğeri de yazılmaz.</li>
<li>Bütün turların ve hesap hareketlerin geçmişinde durur. Her tur
<a href="/verify">Turu doğrula</a> sayfasında hesaplanabilir.</li>
</ul>
<p>Oyunların kuralları <a href="/info/CasinoRules">Casino kuralları</a>, bonusların kuralları
<a href="/info/BonusRules">Bonus kuralları</a> sayfasındadır.</p>

<h2>Adil kullanım</h2>
<p>Şunlara izin verilmez:</p>
<ul>
<li>Birden çok hesap açmak ya da başkasının bilgileriyle hesap açmak.</li>
<li>Senin yerine oynayan bir yazılım kullanmak.</li>
<li>Siteyi yavaşlatmaya, bozmaya ya da başkalarının hesabına girmeye çalışmak.</li>
<li>Bulduğun bir hatayı kazanç için kullanmak. Hatayı bildirmek her zaman doğru yoldur.</li>
</ul>
<p>Bu kurallara uymayan hesap kapatılabilir. Kapatılan hesapla giriş yapılamaz.</p>

<h2>Bakım ve kesinti</h2>
<p>Bakım sırasında site kapanır ve bakım sayfası gösterilir; biliniyorsa bitiş zamanı da yazar. Başlamış turlar
tamamlanır. Bağlantın koparsa turun kaybolmaz: yeniden açtığında sonucu görürsün.</p>

<h2>Değişiklikler</h2>
<p>Kurallar değiştiğinde bu sayfa yenilenir. Bir oyunun kuralları değişirse yeni bir kural sürümü çıkar; oynanmış
turlar, oynandıkları sürümle doğrulanmaya devam eder.</p>

<h2>Soru ve itiraz</h2>
<p>Bir turun sonucundan emin değilsen önce turu <a href="/verify">doğrula</a> ve kanıtı indirip sakla. Yardım yolları
<a href="/support">Destek</a> sayfasındadır.</p>
`,
    en: `
<p>These rules hold for everybody who uses Poyraz. You accept them when you open an account, and they also hold while you
look around or play a demo without one.</p>

<h2>In short</h2>
<ul>
<li>Poyraz has play money only. It cannot be exchanged for money or prizes.</li>
<li>Under-18s may not play.</li>
<li>One account per person.</li>
<li>The server decides the results, and you can verify every round yourself afterwards.</li>
</ul>

<h2>Legal notice</h2>
<p><strong>Citizens or ID holders of the Turkish Republic of Northern Cyprus who live there may not play live casino,
slots or sports bets.</strong></p>
<p><em>Türkçe: Kuzey Kıbrıs Türk Cumhuriyeti vatandaşı ya da kimlik sahibi olup orada yaşayanlar canlı casino, slot ve
spor bahisleri oynayamaz.</em></p>
<p>When you sign up you declare that this does not apply to you and that you have read the notice. If the declaration is
not true, the account is closed.</p>

<h2>Your account</h2>
<ul>
<li>You must be 18 or over to open an account. The age is worked out by the date in Istanbul.</li>
<li>What you tell us must be true and your own. Name, date of birth and identity number cannot be changed later.</li>
<li>No second account can be opened with the same e-mail address, phone or identity number.</li>
<li>A username has 4 to 20 characters: letters without ç, ğ, ı, ö, ş and ü, digits, dots, hyphens and underscores.</li>
<li>Disposable e-mail addresses are not accepted. You can play before you confirm your address. Password links go
there; security notices are sent only once you have confirmed it.</li>
<li>You may not give, sell or share your account.</li>
</ul>

<h2>Security</h2>
<ul>
<li>Your password needs at least 6 characters, one uppercase letter and one number. Widely used passwords are not
accepted.</li>
<li>You can turn on two-step verification under <a href="/profile">My account</a>, with an authenticator app or SMS. Keep
the recovery codes somewhere other than your phone.</li>
<li>After three wrong passwords within half an hour from one device or address, logging in pauses; the screen tells you
when to try again.</li>
<li>After an hour without activity your session is closed. No session lasts longer than 30 days.</li>
<li>When you change your password, your sessions on all devices are closed.</li>
<li>Share your password, confirmation codes and recovery codes with nobody. We do not ask for them.</li>
</ul>

<h2>Play money</h2>
<p>Play money is free and serves only to play on this site. It cannot be bought, sold or passed on to another player. More
about it is on the <a href="/info/Financial">Financial information</a> page.</p>

<h2>Rounds and records</h2>
<ul>
<li>The record on the server decides the result and the amounts of a round. If a screen, a connection or a device showed
something else, the record counts.</li>
<li>Stake and win are written together: if one cannot be written, neither is.</li>
<li>All your rounds and account movements are in your history. Every round can be worked out again on the
<a href="/verify">Verify a round</a> page.</li>
</ul>
<p>The rules of the games are on the <a href="/info/CasinoRules">Casino rules</a> page, those of bonuses on the
<a href="/info/BonusRules">Bonus rules</a> page.</p>

<h2>Fair use</h2>
<p>You may not:</p>
<ul>
<li>open several accounts, or one with somebody else’s details;</li>
<li>use software that plays in your place;</li>
<li>try to slow down or break the site, or to get into other people’s accounts;</li>
<li>use a mistake you found for gain. Reporting it is always the right way.</li>
</ul>
<p>An account that breaks these rules may be closed. Nobody can log in to a closed account.</p>

<h2>Maintenance and outages</h2>
<p>During maintenance the site closes and shows the maintenance page, with the planned end if it is known. Rounds that have
begun are finished. If your connection drops, your round is not lost: you see its result when you come back.</p>

<h2>Changes</h2>
<p>When the rules change, this page changes with them. When the rules of a game change they get a new version, and rounds
already played are still verified with the version they were played with.</p>

<h2>Questions and objections</h2>
<p>If you are not sure about the result of a round, <a href="/verify">verify</a> it first, and download the proof. Ways to
get help are on the <a href="/support">Support</a> page.</p>
`,
  },
}
