import type { SeedPage } from '../shapes.ts'

export const privacy: SeedPage = {
  infType: 'GizlilikBilgisi',
  title: { tr: 'Gizlilik', en: 'Privacy' },
  html: {
    tr: `
<p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca hangi verilerini, neden ve ne kadar süreyle
tuttuğumuzu anlatır. Veri sorumlusu, bu siteyi işleten kişi ya da kuruluştur. Kısası şu: reklam yok, izleme yok, veri satışı yok.</p>

<h2>Hesap açmadan gezerken</h2>
<p>Gezmek ve demo oynamak için senden bilgi istemeyiz. Sunucu, isteğin geldiği IP adresini görür; kötüye kullanımı önlemek
için kısa süreliğine sayar. Siteyi işleten bir IP sorgulama hizmeti kurduysa ülken ve şehrin bu adresten bulunur, ama
kaydedilmez.</p>

<h2>Hangi veriyi neden tutuyoruz</h2>
<table>
<thead><tr><th scope="col">Veri ve nedeni</th><th scope="col">Ne kadar süre</th></tr></thead>
<tbody>
<tr><td><strong>Ad, soyad, doğum tarihi, kimlik numarası</strong><br>18 yaşını doldurduğunu ve tek hesabın
olduğunu bilmek</td><td>Hesabın durdukça</td></tr>
<tr><td><strong>Kullanıcı adı, e-posta, telefon, ülke, şehir, adres, dil</strong><br>Hesabı yürütmek, sana
ulaşmak</td><td>Hesabın durdukça</td></tr>
<tr><td><strong>SMS ve e-posta izinlerin; yazdıysan promosyon kodu ve referans numarası</strong><br>İzin
vermediğin iletiyi göndermemek; kodun karşılığını bilmek</td><td>Hesabın durdukça</td></tr>
<tr><td><strong>Parola</strong><br>Giriş</td><td>Kendisi tutulmaz, yalnızca geri döndürülemeyen
özeti</td></tr>
<tr><td><strong>Oturumlar: IP adresi, tarayıcı bilgisi, giriş ve son işlem zamanı</strong><br>Güvenlik; açık
oturumları sana gösterebilmek</td><td>Oturum en geç 30 günde biter, kaydı bundan 90 gün sonra
silinir</td></tr>
<tr><td><strong>Girişte ve oyun açarken IP adresin; konum hizmeti kuruluysa ülken ve yaklaşık yerin</strong><br>Oyunların
sunulmadığı bir yerden oynanmasını önlemek</td><td>90 gün; bir inceleme ya da yasal bildirim için gerekiyorsa daha
uzun</td></tr>
<tr><td><strong>Başarısız giriş denemeleri ve IP adresleri</strong><br>Parola tahminini durdurmak</td><td>2
gün</td></tr>
<tr><td><strong>Onay ve parola bağlantıları, SMS kodları (özet olarak)</strong><br>Tek kullanımlık
olmaları</td><td>Süreleri dolduktan 90 gün sonra silinir</td></tr>
<tr><td><strong>Sana giden e-posta ve SMS’ler</strong><br>Gönderimi izlemek</td><td>İçeriği en geç 1 gün içinde, kaydı
90 gün sonra silinir</td></tr>
<tr><td><strong>Turlar, tohumlar, hesap hareketleri</strong><br>Bakiyeni doğru tutmak, turlarını
kanıtlamak</td><td>Hesabın durdukça; defterden kayıt silinmez</td></tr>
<tr><td><strong>Yüklediysen kimlik belgelerin ve dekontların</strong><br>Kimliğini doğrulamak, yatırımını bulmak; fotoğraflar yeniden kodlanır ve şifreli
durur</td><td>Hesabın durdukça</td></tr>
<tr><td><strong>Limitlerin, molaların, kendini dışlaman; yatırım ve çekimlerin adımları ve formlarına
yazdıkların (ad, banka, hesap, telefon, maskelenmiş kimlik numarası, cüzdan ya da kripto adresi, tarih, not)</strong><br>Seni korumak, her
kuruşun yolunu gösterebilmek</td><td>Hesabın durdukça</td></tr>
<tr><td><strong>Favoriler, eklediysen banka hesapların</strong><br>Sana göstermek</td><td>Sen silene
kadar</td></tr>
</tbody>
</table>
<p>Sağlık, inanç ya da parmak izi gibi özel nitelikli veri istemeyiz. Banka ve kredi kartlarının numarasını da istemeyiz; o
yalnızca ödeme kuruluşunun sayfasında girilir. Ön ödemeli kartla yatırırsan kartın kodunu ve PIN’ini sorarız: ikisi yalnızca
anahtarlı özet olarak durur, okunur kalan son dört hanedir.</p>

<h2>Nasıl koruyoruz</h2>
<ul>
<li>Kimlik numaran ve doğrulayıcı anahtarın şifreli durur; şifrenin anahtarı veritabanının dışındadır.</li>
<li>Parolalar argon2id ile özetlenir. Oturum numaraları ve cihaz değerleri de yalnızca özet olarak saklanır.</li>
<li>Tarayıcında saklanan oturum değerleri sunucunun açık anahtarıyla şifrelenir ve tek başına, başka bir cihazda işe
yaramaz.</li>
<li>Sunucu günlüklerine parola, kimlik numarası, e-posta ve telefon yazılmaz.</li>
</ul>

<h2>Kimlerle paylaşıyoruz</h2>
<p>Kimseye satmıyoruz, reklam ya da ölçüm hizmetine vermiyoruz. Sayfalarda başkasının yazı tipi, betiği ya da izleme kodu
yoktur; her şey bu sunucudan gelir. E-postalar, siteyi işletenin kurduğu e-posta sunucusundan geçer. IP sorgulama ya da
konum hizmeti kurulduysa o hizmete yalnızca IP adresin sorulur. Yasal olarak yetkili bir
makam isterse yalnızca istenen bilgi verilir.</p>

<h2>Hukuki dayanak</h2>
<ul>
<li>Hesabı açmak ve yürütmek: sözleşmenin kurulması ve ifası (KVKK md. 5/2-c).</li>
<li>Yaş denetimi ve yasal yükümlülükler: hukuki yükümlülük (md. 5/2-ç).</li>
<li>Güvenlik, kötüye kullanımı önleme ve kayıtların ispatı: meşru menfaat ve bir hakkın korunması (md. 5/2-e ve f).</li>
<li>Haber iletileri: açık rızan (md. 5/1). İznin olmadan haber iletisi göndermeyiz. Hesap ve güvenlik iletileri bunun
dışındadır.</li>
</ul>

<h2>Çerez</h2>
<p>İzleme çerezi kullanmayız. poyraz_lang, yalnızca İngilizce seçersen dilini bir yıl hatırlar. Diğer çerez şudur:</p>
<ul>
<li><strong>Adı:</strong> poyraz_device (https’te __Host-poyraz_device)</li>
<li><strong>Ne işe yarar:</strong> Oturumu bu cihaza bağlar; oturum bilgilerini kopyalayan biri onları başka bir cihazda kullanamaz.
Cihazını da tanır, böylece başkalarının hatalı denemeleri seni kilitlemez.</li>
<li><strong>Ne zaman konur:</strong> Giriş yaparken. Sayfadaki kod onu okuyamaz.</li>
<li><strong>Süresi:</strong> 400 gün</li>
</ul>

<h2>Tarayıcında saklananlar</h2>
<p>Bunlar çerez değildir; yalnızca senin tarayıcında durur, tarayıcı ayarlarından silebilirsin.</p>
<ul>
<li><strong>userAuth, userSession:</strong> Oturumun, şifreli olarak. userSession’ın bir kopyası da sekme kapanınca silinen
alanda durur.</li>
<li><strong>userProfile:</strong> Adın, kullanıcı adın ve son girişin; sayfa açılırken beklememen için.</li>
<li><strong>rid, expirationDate:</strong> Hesap türü ve oturumun ne zaman yeniden denetleneceği.</li>
<li><strong>userActivityStart:</strong> Son işlemin; bir saat hareketsizlikte çıkış için.</li>
<li><strong>userLanguage, userMode, showBalance:</strong> Dil, görünüm ve bakiyeyi gizleme seçimin.</li>
<li><strong>returnAddress:</strong> Girişten sonra dönülecek sayfa.</li>
<li><strong>modalStatus, siteUnderMaintenance:</strong> Karşılama penceresini kapattın mı, site bakımda mı.</li>
<li><strong>notificationsRead, cookiesExplained:</strong> Hangi ödeme bildirimlerini okuduğun; çerez notunu kapatıp kapatmadığın.</li>
<li><strong>studio ile başlayanlar:</strong> Oyunların: son bahsin, sesin kapalı olup olmadığı, yarıda bıraktığın gösterim; sekme boyunca
süren ve net sonucun.</li>
</ul>
<p>Tarayıcın bunların yanında sayfaların dosyalarını, bağlantı yokken gösterilen sayfayı ve sayfalarda nerede kaldığını tutar.
Çıkış yaptığında userAuth, userSession, userProfile, userActivityStart, rid ve expirationDate silinir; ötekiler ve cihaz
çerezi kalır.</p>

<h2>Hakların</h2>
<p>KVKK’nin 11. maddesine göre; verinin işlenip işlenmediğini öğrenmek, bilgi istemek, amacını ve kimlere aktarıldığını
bilmek, yanlışsa düzeltilmesini, koşulları varsa silinmesini istemek, bunların aktarılan kişilere bildirilmesini istemek,
yalnızca otomatik işlemeyle çıkan aleyhine bir sonuca itiraz etmek ve zararının giderilmesini istemek hakkındır.</p>
<ul>
<li>Bilgilerini görmek ve değiştirebildiklerini değiştirmek için <a href="/profile">Hesabım</a>.</li>
<li>Bütün hareketlerini indirmek için <a href="/history/account">geçmişin</a>.</li>
<li>Diğer isteklerini siteyi işletene yazılı olarak iletebilirsin; başvurun en geç 30 gün içinde yanıtlanır. Site
içinden başvuru yolu açıldığında <a href="/support">Destek</a> sayfasında yazacak.</li>
</ul>
<p>Yanıt seni tatmin etmezse Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsin: yanıtı öğrendiğin günden başlayarak
30, başvurundan başlayarak 60 gün içinde. Hesabını <a href="/limits">Limitler ve molalar</a> sayfasından temelli kapatabilirsin.</p>

<h2>Bir ihlal olursa</h2>
<p>Verin başkasının eline geçerse Kurula 72 saat içinde, sana da makul olan en kısa sürede bildirilir.</p>
`,
    en: `
<p>As the Turkish data protection law (KVKK, no. 6698) requires, this text explains what we keep about you, why, and for
how long. The
controller is the person or company that runs this site. In short: no advertising, no tracking, no sale of data.</p>

<h2>Looking around without an account</h2>
<p>We ask nothing of you to look around or play a demo. The server sees the IP address a request comes from and counts it for
a short while to prevent abuse. Where the operator of the site has set up an IP look-up, your country and city are found by
it, but not recorded.</p>

<h2>What we keep, and why</h2>
<table>
<thead><tr><th scope="col">Data and reason</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><strong>First and last name, date of birth, identity number</strong><br>To know that you are 18 or
over and have one account</td><td>As long as your account exists</td></tr>
<tr><td><strong>Username, e-mail, phone, country, city, address, language</strong><br>To run the account and
to reach you</td><td>As long as your account exists</td></tr>
<tr><td><strong>Your consent to SMS and e-mail news; promo code and reference number, if you gave
one</strong><br>To send nothing you did not agree to; to know what the code stands for</td><td>As long as your
account exists</td></tr>
<tr><td><strong>Password</strong><br>Logging in</td><td>Not kept itself, only a digest that cannot be turned
back</td></tr>
<tr><td><strong>Sessions: IP address, browser, time of login and of the last activity</strong><br>Security; to
show you your open sessions</td><td>A session ends after 30 days at the latest, its record is deleted 90 days
after that</td></tr>
<tr><td><strong>Your IP address when you log in or open a game; where a location service is set up, your country and
approximate place</strong><br>To keep games from being played where they are not offered</td><td>90 days; longer where a review or a report by law needs it</td></tr>
<tr><td><strong>Failed logins and their IP addresses</strong><br>To stop password guessing</td><td>2
days</td></tr>
<tr><td><strong>Confirmation and password links, SMS codes (as digests)</strong><br>To let each be used
once</td><td>Deleted 90 days after they expire</td></tr>
<tr><td><strong>E-mails and SMS sent to you</strong><br>To follow their delivery</td><td>Content within a day at
most, the record after 90 days</td></tr>
<tr><td><strong>Rounds, seeds, account movements</strong><br>To keep your balance right and prove your
rounds</td><td>As long as your account exists; entries of the books are not deleted</td></tr>
<tr><td><strong>Identity documents and receipts, if you uploaded any</strong><br>Verifying who you are, finding your
deposit; photos are encoded anew and kept
encrypted</td><td>As long as your account exists</td></tr>
<tr><td><strong>Your limits, breaks and self-exclusion; the steps of deposits and withdrawals and what you
wrote into their forms (name, bank, account, phone, masked identity number, wallet or crypto address, date, note)</strong><br>Protecting you, and
showing the way of each kuruş</td><td>As long as your account exists</td></tr>
<tr><td><strong>Favourites, and bank accounts if you add any</strong><br>To show them to you</td><td>Until you
delete them</td></tr>
</tbody>
</table>
<p>We ask for no special categories of data such as health, belief or fingerprints. Nor do we ask for the number of a debit
or credit card; that is entered on the payment company’s page only. If you pay in with a prepaid card, we ask for its code
and PIN: both are kept as keyed digests only, and what stays readable are the last four digits.</p>

<h2>How we protect it</h2>
<ul>
<li>Your identity number and the secret of your authenticator are encrypted; the key is kept outside the database.</li>
<li>Passwords are digested with argon2id. Session numbers and device values are kept as digests only.</li>
<li>The session values in your browser are encrypted with the server’s public key, and are worth nothing by themselves on
another device.</li>
<li>Passwords, identity numbers, e-mail addresses and phone numbers are not written to the server’s logs.</li>
</ul>

<h2>Who else gets it</h2>
<p>We sell it to nobody and give it to no advertising or analytics service. The pages hold no fonts, scripts or trackers of
others; everything comes from this server. E-mails pass through the mail server that the operator of the site has set up. An IP
look-up or location service, where one is set up, is asked about your IP address and gets nothing else. If
an authority asks with a right to do so, it gets what it asked for and no more.</p>

<h2>Legal grounds</h2>
<ul>
<li>Opening and running the account: making and performing a contract (KVKK art. 5/2-c).</li>
<li>Checking the age, and duties by law: legal obligation (art. 5/2-ç).</li>
<li>Security, preventing abuse and proving records: legitimate interest and the protection of a right (art. 5/2-e and f).</li>
<li>News: your explicit consent (art. 5/1). Without it we send no news. Messages about your account and its security are
another matter.</li>
</ul>

<h2>The cookie</h2>
<p>None of our cookies tracks you. poyraz_lang remembers English for a year if you choose it. The other one is this:</p>
<ul>
<li><strong>Name:</strong> poyraz_device (under https __Host-poyraz_device)</li>
<li><strong>What it does:</strong> It binds your session to this device: whoever copies the session values cannot use them
elsewhere. It also recognises your device, so that failed attempts of others do not lock you out.</li>
<li><strong>When it is set:</strong> When you log in. Code in the page cannot read it.</li>
<li><strong>Lifetime:</strong> 400 days</li>
</ul>

<h2>Kept in your browser</h2>
<p>These are not cookies. They stay in your own browser, and you can delete them in its settings.</p>
<ul>
<li><strong>userAuth, userSession:</strong> Your session, encrypted. A copy of userSession is in the storage that goes when the tab is
closed.</li>
<li><strong>userProfile:</strong> Your name, username and last login, so that the page need not wait for them.</li>
<li><strong>rid, expirationDate:</strong> The kind of account, and when the session is checked again.</li>
<li><strong>userActivityStart:</strong> Your last activity, for the log-out after an hour.</li>
<li><strong>userLanguage, userMode, showBalance:</strong> Your language, appearance and whether the balance is hidden.</li>
<li><strong>returnAddress:</strong> The page to return to after logging in.</li>
<li><strong>modalStatus, siteUnderMaintenance:</strong> Whether you closed the welcome window, and whether the site is under
maintenance.</li>
<li><strong>notificationsRead, cookiesExplained:</strong> Which payout notifications you have read; whether you closed the note about
the cookie.</li>
<li><strong>those that begin with studio:</strong> Of the games: your last stake, whether the sound is off, a round you left before it was
shown; in this tab, your time and net result.</li>
</ul>
<p>Besides these your browser keeps the files of the pages, the page shown without a connection, and how far you had scrolled. When you
log out, userAuth, userSession, userProfile, userActivityStart, rid and expirationDate are deleted; the others and the device
cookie stay.</p>

<h2>Your rights</h2>
<p>By article 11 of the KVKK you may learn whether data of yours is processed, ask for information, know the purpose and the
recipients, have mistakes corrected, have data erased where the conditions are met, have recipients told of both, object to a
result against you that comes from automated processing alone, and claim damages.</p>
<ul>
<li>To see your details, and to change those that can be changed: <a href="/profile">My account</a>.</li>
<li>To download all your movements: your <a href="/history/account">history</a>.</li>
<li>Anything else you can ask of the operator of the site in writing, and get an answer within 30 days. Once there is a way
to ask on the site, it will be named on the <a href="/support">Support</a> page.</li>
</ul>
<p>If the answer does not satisfy you, you can complain to the Turkish data protection board, within 30 days of the answer and
60 days of your request. You can close your account for good on the <a href="/limits">Limits and breaks</a> page.</p>

<h2>If there is a breach</h2>
<p>If somebody gets hold of your data, the board is told within 72 hours, and you as soon as reasonably possible.</p>
`,
  },
}
