import type { SeedPage } from '../shapes.ts'
import { COUNTED_SLOTS } from './slot-figures.ts'
import { namesOf } from './slot-sentences.ts'

/** Pairs of a question (h3) and its answer (p): the page makes an accordion of them. */
export const faq: SeedPage = {
  infType: 'SSSinformation',
  title: { tr: 'Sık sorulan sorular', en: 'Frequently asked questions' },
  html: {
    tr: `
<h3>Burada gerçek parayla mı oynanıyor?</h3>
<p>Hayır. Poyraz’da yalnızca oyun parası vardır. Oyun parası ücretsizdir, değeri yoktur, paraya ya da ödüle çevrilemez.</p>

<h3>Kimler oynayabilir?</h3>
<p>18 yaşını doldurmuş olanlar. Ayrıca Kuzey Kıbrıs Türk Cumhuriyeti vatandaşı ya da kimlik sahibi olup orada yaşayanlar canlı
casino, slot ve spor bahisleri oynayamaz. Ayrıntılar <a href="/info/GeneralRules">Genel kurallar</a> sayfasında.</p>

<h3>Üye olmadan deneyebilir miyim?</h3>
<p>Evet. Her slotun demosu hesap açmadan oynanır. Demo ₺10.000 deneme bakiyesiyle açılır, en çok 12 saat sürer ve
kaydedilmez.</p>

<h3>Nasıl hesap açarım?</h3>
<p><a href="/register">Kayıt ol</a> sayfasındaki formu doldur. Onay bağlantısı e-postana gider; onaylamadan da giriş yapıp
oynayabilirsin.</p>

<h3>Kimlik numaramı neden istiyorsunuz?</h3>
<p>18 yaşını doldurduğunu ve tek hesabın olduğunu bilmek için. Numara şifreli saklanır, yalnızca bir bölümü gösterilir ve
kimseyle paylaşılmaz.</p>

<h3>Birden çok hesap açabilir miyim?</h3>
<p>Hayır, kişi başına bir hesap açılır. Aynı e-posta, telefon ya da kimlik numarasıyla ikinci bir hesap açılamaz.</p>

<h3>Parolamı unuttum, ne yapmalıyım?</h3>
<p><a href="/forgot-password">Parolamı unuttum</a> sayfasına kullanıcı adını ya da e-postanı yaz. Gelen bağlantı 30 dakika
geçerlidir ve bir kez kullanılır. Parolan değişince bütün cihazlardaki oturumların kapanır.</p>

<h3>Giriş yapamıyorum, “çok fazla hatalı deneme” yazıyor.</h3>
<p>Yarım saat içinde üç yanlış parola girilince o cihazdan giriş durur. Ekranda yazan süre dolunca yeniden dene ya da parolanı
yenile.</p>

<h3>Onay e-postası gelmedi.</h3>
<p>İstenmeyen klasörüne bak. Bağlantı 24 saat geçerlidir. Bu sırada giriş yapıp oynayabilirsin; e-postanı Hesabım sayfasından
düzeltebilirsin.</p>

<h3>İki adımlı doğrulamayı nasıl açarım?</h3>
<p><a href="/profile">Hesabım</a> sayfasında Güvenlik bölümünü aç. Doğrulayıcı uygulamayla karekodu okutabilir ya da
telefonunu onaylayıp SMS’i seçebilirsin.</p>

<h3>Telefonumu kaybettim, kod alamıyorum.</h3>
<p>Doğrulayıcıyı kurarken verilen on kurtarma kodundan birini kullan. Her kod bir kez geçer. Girdikten sonra bir başka
kurtarma koduyla doğrulayıcıyı kapat ve yeniden kur.</p>

<h3>Tanımadığım bir cihaz görüyorum.</h3>
<p>Hesabım sayfasındaki açık oturumlardan o oturumu kapat ve parolanı değiştir. Yeni bir cihazdan giriş yapıldığında, e-postan
onaylıysa sana haber veririz.</p>

<h3>Neden kendiliğinden çıkış yapıldı?</h3>
<p>Bir saat işlem yapmazsan oturumun kapanır. Parolan değiştiğinde ve oturumu başka bir cihazdan kapattığında da çıkış
yapılır.</p>

<h3>Nasıl oyun parası yatırırım?</h3>
<p><a href="/deposit">Para yatır</a> sayfasında tutarı yaz ve Yatır’a dokun. Bir yatırım ₺10 ile ₺100.000 arasındadır, ücretsizdir ve
anında hesabına geçer.</p>

<h3>Para çekebilir miyim?</h3>
<p>Gerçek para çekemezsin: oyun parasının karşılığı yoktur. <a href="/withdraw">Para çek</a> sayfasındaki çekim de
oyun parasıyladır; tutar onaylanınca bakiyenden düşer.</p>

<h3>Hangi oyunlar var?</h3>
<p>Kendi yaptığımız slotlar: ${namesOf(COUNTED_SLOTS, 'tr')}. Kuralları ve sayıları
<a href="/info/CasinoRules">Casino kuralları</a> sayfasında. Canlı casino, spor bahisleri, poker, tavla ve okey henüz
açılmadı.</p>

<h3>RTP ne demek?</h3>
<p>Oyuncuya dönüş oranı: çok sayıda turda bahislerin ortalama ne kadarının kazanç olarak döndüğü. Uzun vadeli bir ortalamadır;
tek bir oturumun sonucunu söylemez.</p>

<h3>Oynaklık ne demek?</h3>
<p>Sonuçların ortalamadan ne kadar saptığı. Düşük oynaklıkta küçük kazançlar sık gelir, yüksek oynaklıkta kazançlar seyrek ama
daha büyüktür. Oynaklık RTP’yi değiştirmez.</p>

<h3>Bir turun hileli olmadığını nasıl anlarım?</h3>
<p>Tur başlamadan sunucu tohumunun mührünü görürsün, tarayıcın da kendi tohumunu ekler. Tohumu değiştirdiğinde eskisi açılır ve
<a href="/verify">Turu doğrula</a> sayfası sonucu tarayıcında yeniden hesaplar. İnternetin kesik olsa da çalışır.</p>

<h3>Doğrularken “tohum henüz açılmadı” yazıyor.</h3>
<p>O turun tohumu hâlâ kullanımda. Turu doğrula sayfasında tohumunu değiştir; eskisi açılır ve turun baştan sona hesaplanır.</p>

<h3>Daha çok kazandıran bir saat ya da bahis var mı?</h3>
<p>Yok. Her tur bağımsızdır. Sonuç; saate, bakiyene, geçmişine ya da bahsinin büyüklüğüne bakmaz. RTP her bahiste aynıdır.</p>

<h3>Oyun sırasında bağlantım koptu, bahsim ne olacak?</h3>
<p>Tur sunucuya ulaştıysa tamamlanmıştır, kazancı bakiyendedir; oyunu açınca sonucu görürsün. Ulaşmadıysa oynanmamıştır ve bahsin
düşülmez. Bir tur iki kez oynanmaz.</p>

<h3>Neden art arda hızlı çeviremiyorum?</h3>
<p>İki tur arasında en az 2,5 saniye geçer. Otomatik ve hızlandırılmış çevirme bilerek yoktur: her turu sen başlatırsın.</p>

<h3>Bonus alabilir miyim?</h3>
<p>Evet, e-postan onaylıysa. Bonusları <a href="/promotions">Promosyonlar</a>, nasıl işlediklerini
<a href="/info/BonusRules">Bonus kuralları</a> sayfasında okuyabilirsin. Hepsi oyun parasıdır.</p>

<h3>Oynadığım turları nerede görürüm?</h3>
<p>Oyun turların ve hesap hareketlerin <a href="/history/game">geçmişinde</a>. Her turun yanında kanıtına giden bir bağlantı
vardır.</p>

<h3>Kendime limit koyabilir miyim?</h3>
<p>Evet. Yatırım, kayıp, bahis ve süre limiti koyabilir, mola verebilir ya da kendini dışlayabilirsin: hepsi
<a href="/limits">Limitler ve molalar</a> sayfasında. Destek hatları <a href="/info/ResponsibleGaming">Sorumlu oyun</a> sayfasında.</p>

<h3>Dili ve görünümü nasıl değiştiririm?</h3>
<p>Menüdeki “Dil ve görünüm” bölümünden Türkçe ya da İngilizceyi, koyu ya da açık görünümü seç. Seçimin tarayıcında
saklanır.</p>

<h3>Çerez kullanıyor musunuz?</h3>
<p>Oturumunu cihazına bağlayan bir tane; İngilizce seçersen ikinci bir çerez bu seçimini hatırlar. Reklam ya da izleme çerezi yoktur. Ayrıntılar
<a href="/info/Privacy">Gizlilik</a> sayfasında.</p>
`,
    en: `
<h3>Is this played with real money?</h3>
<p>No. Poyraz has play money only. It is free, has no value, and cannot be exchanged for money or prizes.</p>

<h3>Who may play?</h3>
<p>People who are 18 or over. Citizens or ID holders of the Turkish Republic of Northern Cyprus who live there may not play live
casino, slots or sports bets. More on the <a href="/info/GeneralRules">General rules</a> page.</p>

<h3>Can I try without signing up?</h3>
<p>Yes. The demo of every slot needs no account. It opens with a trial balance of ₺10,000, lasts 12 hours at most and is not
recorded.</p>

<h3>How do I open an account?</h3>
<p>Fill in the form on the <a href="/register">Sign up</a> page. The confirmation link goes to your e-mail address; you can log in
and play before you confirm it.</p>

<h3>Why do you ask for my identity number?</h3>
<p>To know that you are 18 or over and have one account. It is stored encrypted, shown only in part and shared with nobody.</p>

<h3>Can I have more than one account?</h3>
<p>No, each person has one. No second account can be opened with the same e-mail address, phone or identity number.</p>

<h3>I forgot my password. What now?</h3>
<p>Enter your username or e-mail address on the <a href="/forgot-password">Forgot password</a> page. The link you get works for 30
minutes, and once. Changing the password closes your sessions on all devices.</p>

<h3>I cannot log in: “too many failed attempts”.</h3>
<p>After three wrong passwords within half an hour, logging in from that device pauses. Try again when the time on the screen is
over, or reset your password.</p>

<h3>The confirmation mail did not arrive.</h3>
<p>Look into your spam folder. The link works for 24 hours. You can log in and play meanwhile, and correct your e-mail address under
My account.</p>

<h3>How do I turn on two-step verification?</h3>
<p>Open Security under <a href="/profile">My account</a>. Scan the code with an authenticator app, or confirm your phone and choose
SMS.</p>

<h3>I lost my phone and get no codes.</h3>
<p>Use one of the ten recovery codes you were given with the authenticator. Each works once. After logging in, turn the authenticator
off with another one and set it up again.</p>

<h3>I see a device I do not know.</h3>
<p>End that session in the list of open sessions under My account, and change your password. If your e-mail address is confirmed, we
write to you whenever a new device logs in.</p>

<h3>Why was I logged out?</h3>
<p>After an hour without activity your session is closed. It also ends when your password changes, or when you end it from another
device.</p>

<h3>How do I deposit play money?</h3>
<p>Enter an amount on the <a href="/deposit">Deposit</a> page. One deposit is between ₺10 and ₺100,000, free, and in your account at
once.</p>

<h3>Can I withdraw money?</h3>
<p>Not real money: play money has no value. The <a href="/withdraw">Withdraw</a> page is a withdrawal of play money; the amount
leaves your balance when it is approved.</p>

<h3>Which games are there?</h3>
<p>Slots of our own: ${namesOf(COUNTED_SLOTS, 'en')}. Their rules and figures are on the
<a href="/info/CasinoRules">Casino rules</a> page. Live casino, sports bets, poker, tavla and okey are not open yet.</p>

<h3>What does RTP mean?</h3>
<p>Return to player: the part of the stakes that comes back as wins, on average over very many rounds. It is a long-term average
and says nothing about a single session.</p>

<h3>What does volatility mean?</h3>
<p>How far results stray from the average. With low volatility small wins come often; with high volatility wins are rarer and
larger. It does not change the RTP.</p>

<h3>How can I tell that a round was not rigged?</h3>
<p>Before the round you see the seal of the server’s seed, and your browser adds a seed of its own. When you change your seed the old
one is opened, and the <a href="/verify">Verify a round</a> page works the result out again in your browser, even offline.</p>

<h3>The check says that the seed is not open yet.</h3>
<p>The seed of that round is still in use. Change your seed on the Verify a round page: the old one is opened, and the round can be
worked out from start to finish.</p>

<h3>Is there an hour or a stake that wins more?</h3>
<p>No. Every round is independent. The result looks neither at the clock, nor at your balance, your history or the size of your
stake. The RTP is the same at every stake.</p>

<h3>My connection dropped during a round. What about my stake?</h3>
<p>If the round reached the server it is finished and its win is in your balance; you see the result when you open the game. If not,
it was not played and your stake is not taken. A round is never played twice.</p>

<h3>Why can I not spin faster?</h3>
<p>At least 2.5 seconds pass between two rounds. We left out autoplay and turbo on purpose: you start every round yourself.</p>

<h3>Can I have a bonus?</h3>
<p>Yes, once your e-mail address is confirmed. The bonuses are on the <a href="/promotions">Promotions</a> page, how they
work in the <a href="/info/BonusRules">Bonus rules</a>. All of them are play money.</p>

<h3>Where do I see the rounds I played?</h3>
<p>Your rounds and account movements are in your <a href="/history/game">history</a>. Each round has a link to its proof.</p>

<h3>Can I set limits for myself?</h3>
<p>Yes. You can limit deposits, losses, stakes and time, take a break or exclude yourself, all on the
<a href="/limits">Limits and breaks</a> page. Whom you can call is on the <a href="/info/ResponsibleGaming">Responsible gaming</a> page.</p>

<h3>How do I change language and appearance?</h3>
<p>Choose Turkish or English, dark or light, under “Language and appearance” in the menu. Your choice is kept in your browser.</p>

<h3>Do you use cookies?</h3>
<p>One that binds your session to your device, and one that remembers English if you choose it. There are no advertising or tracking cookies. More on the
<a href="/info/Privacy">Privacy</a> page.</p>
`,
  },
}
