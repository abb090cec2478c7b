import type { SeedPage } from '../shapes.ts'

/** The figures are those of the certificates in `packages/games/slots/certificates`. */
export const casinoRules: SeedPage = {
  infType: 'CasinoKurallari',
  title: { tr: 'Casino kuralları', en: 'Casino rules' },
  html: {
    tr: `
<p>Bugün açık olan üç slotun kuralları bunlardır: Lale Devri, Nazar ve Bozkurt. Üçü de Poyraz Stüdyo’nundur ve oyun
parasıyla oynanır. Canlı casino ve masa oyunları henüz açılmadı.</p>

<h2>Oyunların sayıları</h2>
<table>
<thead><tr><th scope="col">Oyun</th><th scope="col">Lale Devri</th><th scope="col">Nazar</th><th scope="col">Bozkurt</th></tr></thead>
<tbody>
<tr><th scope="row">Makara × sıra</th><td>5 × 4</td><td>5 × 3</td><td>3 × 3</td></tr>
<tr><th scope="row">Kazanma biçimi</th><td>1.024 yol</td><td>20 çizgi</td><td>5 çizgi</td></tr>
<tr><th scope="row">Oyuncuya dönüş (RTP)</th><td>%96,40</td><td>%96,10</td><td>%96,50</td></tr>
<tr><th scope="row">Oynaklık</th><td>Orta</td><td>Düşük</td><td>Yüksek</td></tr>
<tr><th scope="row">Ödeme yapan dönüşler</th><td>%29,7</td><td>%38,7</td><td>%22,2</td></tr>
<tr><th scope="row">En az bahsin kadar ödeyenler</th><td>%12,6</td><td>%24,3</td><td>%11,0</td></tr>
<tr><th scope="row">Bedava dönüş</th><td>ortalama 78 dönüşte bir</td><td>ortalama 94 dönüşte bir</td><td>yok</td></tr>
<tr><th scope="row">Kazanç tavanı</th><td>bahsin 10.000 katı</td><td>bahsin 3.000 katı</td><td>bahsin 1.000 katı</td></tr>
<tr><th scope="row">Bahis</th><td>₺1 – ₺500</td><td>₺1 – ₺500</td><td>₺1 – ₺500</td></tr>
</tbody>
</table>
<p>Tavan bir sınırdır, vaat değildir. Lale Devri’nde ve Nazar’da hiçbir tur bu sınıra varmaz: kurallar Lale Devri’nde
bahsin 9.882, Nazar’da 2.730 katından fazlasına izin vermez. Bozkurt’ta tavana ortalama 115.150 turda bir ulaşılır.</p>

<h2>Bir tur nasıl oynanır</h2>
<ol>
<li>Bahsini seçersin: ₺1, ₺2, ₺5, ₺10, ₺20, ₺50, ₺100, ₺200, ₺300 ya da ₺500. Bu tutar bütün çizgileri ya da yolları
kapsar.</li>
<li>Makaraları çevirirsin. Sunucu, turun bütün sonucunu bedava dönüşler dahil o anda belirler; bahis bakiyenden düşer,
kazanç bakiyene eklenir.</li>
<li>Oyun ekranı sonucu gösterir; değiştiremez.</li>
</ol>
<p>İki tur arasında en az 2,5 saniye geçer; bu süre bütün oyunlar için ortaktır. Otomatik çevirme, hızlandırma, kazancı
katlama oyunu ve bonus satın alma yoktur.</p>

<h2>Kazançlar nasıl ödenir</h2>
<ul>
<li><strong>Çizgi.</strong> Aynı semboller bir çizgi üzerinde en soldan başlayıp yan yana dizilince kazanır. Her çizgide
yalnızca en yüksek kazanç ödenir; çizgilerin kazançları toplanır.</li>
<li><strong>Yol.</strong> En soldan başlayıp yan yana makaralarda aynı sembol, hangi sırada olursa olsun kazandırır. Her
sembolün yalnızca en uzun dizisi ödenir ve yol sayısıyla çarpılır.</li>
<li><strong>Joker.</strong> Saçılım dışındaki sembollerin yerine geçer.</li>
<li><strong>Saçılım.</strong> Nerede görünürse görünsün sayılır ve kazancı diğerlerine eklenir.</li>
<li><strong>Bedava dönüş.</strong> Turu başlatan bahisle oynanır ve bakiyenden düşülmez. Bir turda en çok 30 bedava dönüş
vardır.</li>
</ul>
<p>Bütün ödemeler tam kuruştur; hiçbir tutar yuvarlanmaz. Her sembolün ödemesi, oyunun içindeki Kurallar bölümünde
yazar.</p>

<h3>Lale Devri</h3>
<p>Lale jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar. 3, 4 ya da 5 kandil bahsinin 1, 5 ya da 25 katını öder ve 10,
12 ya da 15 bedava dönüş başlatır. Bedava dönüşlerde makaralarda daha çok lale vardır ve her kazanç ikiyle çarpılır. Bu
sırada 3 ya da daha fazla kandil 5 dönüş ekler.</p>

<h3>Nazar</h3>
<p>Nazar boncuğu jokerdir; ikinci, üçüncü ve dördüncü makarada çıkar ve göründüğünde bütün makarasını kaplar. 3, 4 ya da 5
yıldız bahsinin 2, 10 ya da 50 katını öder ve 7, 10 ya da 15 bedava dönüş başlatır. Bu sırada 3 ya da daha fazla yıldız 3
dönüş ekler.</p>

<h3>Bozkurt</h3>
<p>Kurt jokerdir ve her sembolün yerine geçer. Bir kazançtaki her kurt o kazancı ikiyle çarpar: bir kurt 2, iki kurt 4, üç
kurt 8 kat. Saçılım ve bedava dönüş yoktur.</p>

<h2>RTP ve sertifika</h2>
<p>Oyuncuya dönüş oranı (RTP), çok sayıda turda bahislerin ortalama ne kadarının kazanç olarak döndüğünü söyler. Bizde bu
oran deneyerek ya da tahminle değil, makaraların bütün duruşları sayılarak bulunur: Lale Devri’nde 49.563.500, Nazar’da
77.150.032, Bozkurt’ta 115.150 duruş. Bedava dönüşlerin payı da kesirlerle, tam olarak hesaplanır.</p>
<ul>
<li>Gösterilen oran, tam oranın virgülden sonra iki haneye kesilmiş hâlidir; yukarı yuvarlanmaz.</li>
<li>Her sertifika kuralların özetine (hash) bağlıdır. Kural değişirse özet değişir ve oran yeniden sayılır. Sertifikayla
kural uyuşmazsa oyun yayımlanamaz.</li>
<li>Oran her bahiste aynıdır; bakiyene, geçmişine ya da günün saatine göre değişmez.</li>
<li>RTP uzun vadeli bir ortalamadır. Bir oturumda sonucun bundan çok farklı olabilir: oynaklık yükseldikçe fark büyür.</li>
</ul>

<h2>Adillik: kanıtlanabilir turlar</h2>
<ol>
<li>Sunucu 32 baytlık rastgele bir tohum seçer ve özetini gösterir. Bu özet mühürdür; tohum artık değiştirilemez.</li>
<li>Mührü gördükten sonra tarayıcın kendi tohumunu ekler. Sonucu ne biz tek başımıza belirleyebiliriz ne de sen.</li>
<li>Turun rastgele sayıları iki tohumdan, kuralların özetinden ve tur sırasından çıkar.</li>
<li>Tohumu değiştirdiğinde eskisi açılır. Onunla oynadığın bütün turları <a href="/verify">Turu doğrula</a> sayfasında, çevrimdışı
bile hesaplayabilirsin.</li>
</ol>
<p>Tohum çifti, en geç 24 saat ya da 10.000 tur sonra kendiliğinden değişir. Bir çift senin tohumun olmadan açıldıysa turun
kanıtında bu yazar. Demo turlarının her birinin kendi tohumu vardır.</p>

<h2>Yarım kalan turlar</h2>
<ul>
<li><strong>Bağlantın koptu.</strong> Oyun aynı turu yeniden sorar; bir tur iki kez oynanmaz. Sunucuya hiç ulaşmayan tur
oynanmamıştır ve bahsi düşülmez.</li>
<li><strong>Sayfayı kapattın.</strong> Tur sunucuda tamamlanmıştır, kazancı bakiyendedir. Oyunu yeniden açtığında
göremediğin bölümü izlersin.</li>
<li><strong>Bakım başladı.</strong> Başlamış tur tamamlanır; site açılınca sonucunu görürsün.</li>
<li><strong>Oyun kapatıldı.</strong> Kapatılan bir oyunda yeni tur başlamaz; açık bir tur varsa bitirilir.</li>
<li><strong>Bir hata oldu.</strong> Bahis ve kazanç birlikte yazılır. Yazılamayan turun bahsi de düşülmez, tur sırası da
ilerlemez.</li>
</ul>

<h2>Demo</h2>
<p>Her slotu hesap açmadan deneyebilirsin. Demo ₺10.000 deneme bakiyesiyle açılır ve en çok 12 saat sürer. Kurallar ve
oranlar aynıdır; demo turları kaydedilmez, hesabındaki bakiyeyi etkilemez.</p>
`,
    en: `
<p>These are the rules of the three slots that are open today: Lale Devri, Nazar and Bozkurt. All three are by Poyraz Stüdyo
and are played with play money. Live casino and table games are not open yet.</p>

<h2>The figures of the games</h2>
<table>
<thead><tr><th scope="col">Game</th><th scope="col">Lale Devri</th><th scope="col">Nazar</th><th scope="col">Bozkurt</th></tr></thead>
<tbody>
<tr><th scope="row">Reels × rows</th><td>5 × 4</td><td>5 × 3</td><td>3 × 3</td></tr>
<tr><th scope="row">Wins on</th><td>1,024 ways</td><td>20 lines</td><td>5 lines</td></tr>
<tr><th scope="row">Return to player (RTP)</th><td>96.40%</td><td>96.10%</td><td>96.50%</td></tr>
<tr><th scope="row">Volatility</th><td>Medium</td><td>Low</td><td>High</td></tr>
<tr><th scope="row">Spins that pay something</th><td>29.7%</td><td>38.7%</td><td>22.2%</td></tr>
<tr><th scope="row">Spins that pay at least the stake</th><td>12.6%</td><td>24.3%</td><td>11.0%</td></tr>
<tr><th scope="row">Free spins</th><td>one spin in 78 on average</td><td>one spin in 94 on average</td><td>none</td></tr>
<tr><th scope="row">Win cap</th><td>10,000 × stake</td><td>3,000 × stake</td><td>1,000 × stake</td></tr>
<tr><th scope="row">Stake</th><td>₺1 – ₺500</td><td>₺1 – ₺500</td><td>₺1 – ₺500</td></tr>
</tbody>
</table>
<p>A cap is a limit, not a promise. No round of Lale Devri or Nazar reaches it: the rules allow no more than 9,882 times the
stake in Lale Devri and 2,730 times in Nazar. In Bozkurt the cap is reached once in 115,150 rounds on average.</p>

<h2>How a round is played</h2>
<ol>
<li>You choose your stake: ₺1, ₺2, ₺5, ₺10, ₺20, ₺50, ₺100, ₺200, ₺300 or ₺500. It covers all lines or ways.</li>
<li>You spin the reels. At that moment the server decides the whole round, free spins included; the stake leaves your
balance and the win is added to it.</li>
<li>The screen shows the result, and cannot change it.</li>
</ol>
<p>At least 2.5 seconds pass between two rounds, over all games together. There is no autoplay, no turbo, no gamble feature
and no bonus buy.</p>

<h2>How wins are paid</h2>
<ul>
<li><strong>Line.</strong> Equal symbols side by side on a line, from the leftmost reel on, win. Each line pays its highest
win only; the wins of the lines are added up.</li>
<li><strong>Way.</strong> The same symbol on neighbouring reels from the leftmost one on wins in whatever row it stands. Each
symbol pays its longest run only, times the number of ways.</li>
<li><strong>Wild.</strong> Stands for any symbol but the scatter.</li>
<li><strong>Scatter.</strong> Counts wherever it appears, and its win is added to the others.</li>
<li><strong>Free spins.</strong> Played with the stake of the round that began them, and not taken from your balance. A round
has 30 free spins at most.</li>
</ul>
<p>All pays come to whole kuruş; nothing is rounded. What each symbol pays is in the Rules section of the game.</p>

<h3>Lale Devri</h3>
<p>The tulip is wild and appears on the second, third and fourth reel. 3, 4 or 5 lamps pay 1, 5 or 25 times your stake and
start 10, 12 or 15 free spins. During these the reels hold more tulips and every win counts twice; 3 or more lamps add 5
spins.</p>

<h3>Nazar</h3>
<p>The nazar bead is wild, appears on the second, third and fourth reel, and covers its whole reel when in sight. 3, 4 or 5
stars pay 2, 10 or 50 times your stake and start 7, 10 or 15 free spins; during these 3 or more stars add 3 spins.</p>

<h3>Bozkurt</h3>
<p>The wolf is wild and stands for every symbol. Each wolf in a win doubles it: one wolf makes it 2 times, two wolves 4, three
wolves 8. There are no scatters and no free spins.</p>

<h2>RTP and certificate</h2>
<p>The return to player (RTP) tells which part of the stakes comes back as wins, on average over very many rounds. Ours is not
tried out or estimated: it is found by counting every stop of the reels, 49,563,500 of Lale Devri, 77,150,032 of Nazar and
115,150 of Bozkurt. What free spins add is worked out exactly, in fractions.</p>
<ul>
<li>The figure shown is the exact one cut to hundredths of a percent; it is never rounded up.</li>
<li>Each certificate belongs to the digest (hash) of the rules. Other rules have another digest and are counted anew. A game
that does not match its certificate cannot be published.</li>
<li>The return is the same at every stake, and does not depend on your balance, your history or the time of day.</li>
<li>RTP is a long-term average. In one session your result can be far from it: the higher the volatility, the larger
the difference.</li>
</ul>

<h2>Fairness: rounds you can prove</h2>
<ol>
<li>The server picks a random seed of 32 bytes and shows its digest. This is the seal: the seed can no longer change.</li>
<li>Once it has seen the seal, your browser adds a seed of its own. Neither we nor you can decide the result alone.</li>
<li>The random numbers of a round follow from both seeds, the digest of the rules and the number of the round.</li>
<li>When you change your seed the old one is opened. Every round played with it can then be worked out on the
<a href="/verify">Verify a round</a> page, even offline.</li>
</ol>
<p>A pair of seeds changes by itself after 24 hours or 10,000 rounds at the latest. If a pair was opened without a seed of
yours, the proof of the round says so. Every demo round has a seed of its own.</p>

<h2>Interrupted rounds</h2>
<ul>
<li><strong>Your connection dropped.</strong> The game asks for the same round again; a round is never played twice. A round
that never reached the server was not played, and its stake is not taken.</li>
<li><strong>You closed the page.</strong> The round is finished on the server and its win is in your balance. When you open the
game again, you watch the part you missed.</li>
<li><strong>Maintenance began.</strong> A round that has begun is finished; you see its result when the site is open again.</li>
<li><strong>The game was closed.</strong> No new round starts in a closed game; one that is open is finished.</li>
<li><strong>Something failed.</strong> Stake and win are written together. If a round cannot be written, its stake is not taken
and its number is not used.</li>
</ul>

<h2>Demo</h2>
<p>You can try every slot without an account. A demo opens with a trial balance of ₺10,000 and lasts 12 hours at most. Rules
and returns are the same; demo rounds are not recorded and do not touch the balance of your account.</p>
`,
  },
}
