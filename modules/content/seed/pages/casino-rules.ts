import type { SeedPage } from '../shapes.ts'
import { COUNTED_SLOTS, figuresTable } from './slot-figures.ts'
import {
  capSentences,
  countedStops,
  freeSpinsMost,
  namesOf,
  slotSections,
  stakeList,
} from './slot-sentences.ts'

/** Every figure and section of a slot comes from its folder. */
export const casinoRules: SeedPage = {
  infType: 'CasinoKurallari',
  title: { tr: 'Casino kuralları', en: 'Casino rules' },
  html: {
    tr: `
<p>Bugün açık olan slotların kuralları bunlardır: ${namesOf(COUNTED_SLOTS, 'tr')}. Hepsi Poyraz Stüdyo’nundur ve oyun
parasıyla oynanır. Canlı casino ve masa oyunları henüz açılmadı.</p>

<h2>Oyunların sayıları</h2>
${figuresTable(COUNTED_SLOTS, 'tr')}
<p>Tavan bir sınırdır, vaat değildir. ${capSentences(COUNTED_SLOTS, 'tr')}</p>

<h2>Bir tur nasıl oynanır</h2>
<ol>
<li>Bahsini seçersin: ${stakeList(COUNTED_SLOTS, 'tr')}. Bu tutar bütün çizgileri ya da yolları
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
<li><strong>Bedava dönüş.</strong> Turu başlatan bahisle oynanır ve bakiyenden düşülmez. Bir turda en çok ${freeSpinsMost(COUNTED_SLOTS)} bedava dönüş
vardır.</li>
</ul>
<p>Bütün ödemeler tam kuruştur; hiçbir tutar yuvarlanmaz. Her sembolün ödemesi, oyunun içindeki Kurallar bölümünde
yazar.</p>

${slotSections(COUNTED_SLOTS, 'tr')}

<h2>RTP ve sertifika</h2>
<p>Oyuncuya dönüş oranı (RTP), çok sayıda turda bahislerin ortalama ne kadarının kazanç olarak döndüğünü söyler. Bizde bu
oran deneyerek ya da tahminle değil, makaraların bütün duruşları sayılarak bulunur:
${countedStops(COUNTED_SLOTS, 'tr')}. Bedava dönüşlerin payı da kesirlerle, tam olarak hesaplanır.</p>
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
<p>These are the rules of the slots that are open today: ${namesOf(COUNTED_SLOTS, 'en')}. All of them are by Poyraz Stüdyo
and are played with play money. Live casino and table games are not open yet.</p>

<h2>The figures of the games</h2>
${figuresTable(COUNTED_SLOTS, 'en')}
<p>A cap is a limit, not a promise. ${capSentences(COUNTED_SLOTS, 'en')}</p>

<h2>How a round is played</h2>
<ol>
<li>You choose your stake: ${stakeList(COUNTED_SLOTS, 'en')}. It covers all lines or ways.</li>
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
has ${freeSpinsMost(COUNTED_SLOTS)} free spins at most.</li>
</ul>
<p>All pays come to whole kuruş; nothing is rounded. What each symbol pays is in the Rules section of the game.</p>

${slotSections(COUNTED_SLOTS, 'en')}

<h2>RTP and certificate</h2>
<p>The return to player (RTP) tells which part of the stakes comes back as wins, on average over very many rounds. Ours is not
tried out or estimated: it is found by counting every stop of the reels,
${countedStops(COUNTED_SLOTS, 'en')}. What free spins add is worked out exactly, in fractions.</p>
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
