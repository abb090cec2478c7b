import type { SeedPromotion } from './shapes.ts'

const OF_AN_OFFER = {
  html: {
    tr: '<p>Koşulları <a href="/info/BonusRules">Bonus kuralları</a> sayfasındadır.</p>',
    en: '<p>Its terms are in the <a href="/info/BonusRules">Bonus rules</a>.</p>',
  },
  cta: { label: { tr: 'Bonuslarını gör', en: 'See your bonuses' }, url: '/bonuses' },
  from: '2026-11-21T00:00:00+03:00',
  until: '2028-03-01T00:00:00+03:00',
} as const

/**
 * The terms and dates of the bonuses are shown from the offers themselves (`OfferTerms`); their numbers stand in
 * `pages/bonus-rules.ts` too. The other promotions are true without a bonus.
 */
export const PROMOTIONS: readonly SeedPromotion[] = [
  {
    ...OF_AN_OFFER,
    id: 1,
    category: 'welcome',
    title: { tr: '%50 hoş\u00a0geldin bonusu', en: '50% welcome bonus' },
    summary: {
      tr: 'İlk yatırımının %50’si kadar, en çok ₺999 bonus. Oyun parasıdır.',
      en: 'Half of your first deposit on top, up to ₺999. It is play money.',
    },
    image: '1f381',
  },
  {
    ...OF_AN_OFFER,
    id: 2,
    category: 'casino',
    title: { tr: '%30 casino kayıp bonusu', en: '30% casino discount' },
    summary: {
      tr: 'Son 7 gündeki net kaybının %30’u, en çok ₺5.000, bonus olarak geri gelir. Oyun parasıdır.',
      en: '30% of your net loss of the last 7 days back as a bonus, up to ₺5,000. It is play money.',
    },
    image: '1f3b0',
  },
  {
    ...OF_AN_OFFER,
    id: 3,
    category: 'deposit',
    title: { tr: '%20 yatırım bonusu', en: '20% deposit bonus' },
    summary: {
      tr: 'Günde bir yatırımına %20, en çok ₺2.000 bonus. Oyun parasıdır.',
      en: '20% on one deposit a day, up to ₺2,000. It is play money.',
    },
    image: '1fa99',
  },
  {
    ...OF_AN_OFFER,
    id: 102,
    category: 'casino',
    title: { tr: '%5 haftalık kayıp bonusu', en: '5% weekly cashback' },
    summary: {
      tr: 'Son 7 gündeki net kaybının %5’i, en çok ₺1.000, bonus olarak geri gelir. Oyun parasıdır.',
      en: '5% of your net loss of the last 7 days back as a bonus, up to ₺1,000. It is play money.',
    },
    image: '1f45b',
  },
  {
    ...OF_AN_OFFER,
    id: 103,
    category: 'casino',
    title: { tr: 'Lale Devri’nde 20 bedava dönüş', en: '20 free spins on Lale Devri' },
    summary: {
      tr: '₺200 ve üzeri yatırımına LALE20 koduyla Lale Devri’nde 20 dönüş. Oyun parasıdır.',
      en: '20 spins on Lale Devri for a deposit of ₺200 or more, with the code LALE20. It is play money.',
    },
    image: '1f337',
  },
  {
    ...OF_AN_OFFER,
    id: 104,
    category: 'deposit',
    title: { tr: '₺100 bedava bahis', en: '₺100 free bet' },
    summary: {
      tr: '₺500 ve üzeri yatırımına BEDAVA100 koduyla ₺100 bedava bahis. Oyun parasıdır.',
      en: 'A ₺100 free bet for a deposit of ₺500 or more, with the code BEDAVA100. It is play money.',
    },
    image: '1f39f-fe0f',
  },
  {
    id: 7,
    category: 'site',
    title: { tr: 'Yılbaşı çekilişi 2027', en: 'New Year draw 2027' },
    summary: {
      tr: 'Aralık ayında yatırıp çevirdiğin her ₺500 bir bilet kazandırır, en çok 20 bilet. On ödül, toplam ₺44.500 oyun parası.',
      en: 'Every ₺500 you deposit and wager in December earns a ticket, up to 20. Ten prizes, ₺44,500 of play money in all.',
    },
    html: {
      tr: `
<p>Yılın son ayında oynadığın yatırımlar bilet de kazandırır; yeni yılın ilk dakikasında on bilet kazanır.</p>
<h2>Bilet nasıl kazanılır</h2>
<ul>
<li>1 Aralık 2026 00.00 ile 31 Aralık 2026 20.00 arasında tamamlanan yatırımların toplanır; nakitle
bir kez çevirdiğin her ₺500 bir bilettir. Bonusla oynanan bahis sayılmaz.</li>
<li>Çektiğin tutar, bekleyen çekimler dahil, son yatırımlarından düşülür. Çekilen ya da bankaca geri alınan yatırımın biletleri
silinir; çekimden vazgeçersen ya da para geri dönerse biletler de geri gelir.</li>
<li>Bir oyuncunun en çok 20 bileti olur. 20 bilete ulaştıktan sonra yatırmak şansını artırmaz.</li>
<li>Biletler kendiliğinden gelir; <a href="/tickets">Çekiliş biletleri</a> sayfasında görürsün.</li>
</ul>
<h2>Ödüller</h2>
<table>
<thead><tr><th scope="col">Sıra</th><th scope="col">Ödül</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>₺25.000</td></tr>
<tr><th scope="row">2</th><td>₺10.000</td></tr>
<tr><th scope="row">3</th><td>₺5.000</td></tr>
<tr><th scope="row">4 ve 5</th><td>₺1.000</td></tr>
<tr><th scope="row">6 – 10</th><td>₺500</td></tr>
</tbody>
</table>
<p>Ödüller oyun parasıdır, nakit bakiyene geçer ve çevrim istemez.</p>
<h2>Çekiliş nasıl yapılır</h2>
<ul>
<li>Çekiliş 1 Ocak 2027 00.00’da yapılır.</li>
<li>Sonucu belirleyen tohumun mührü ilk biletten önce yayımlanır. Çekilişten sonra tohum açılır; sonucu herkes yeniden
hesaplayabilir.</li>
</ul>
<p>Bütçenin üzerinde yatırma; çekiliş bir eğlencedir. Limit koymak ya da ara vermek istersen
<a href="/info/ResponsibleGaming">Sorumlu oyun</a> sayfasına bak.</p>
`,
      en: `
<p>In the last month of the year the deposits you play earn tickets, too; in the first minute of the new one ten tickets win.</p>
<h2>How to earn tickets</h2>
<ul>
<li>Deposits completed from 1 December 2026, 00:00 until 31 December 2026, 20:00 are added up; every ₺500 that you wager
once with cash is a ticket. Stakes of bonus money do not count.</li>
<li>What you withdraw, pending withdrawals included, comes off your newest deposits. The tickets of a deposit that is withdrawn or
taken back by the bank are removed; they come back if you cancel the withdrawal or the money returns.</li>
<li>A player has 20 tickets at most. Depositing beyond that does not improve the chances.</li>
<li>Tickets come by themselves; you find them under <a href="/tickets">Lottery tickets</a>.</li>
</ul>
<h2>Prizes</h2>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">Prize</th></tr></thead>
<tbody>
<tr><th scope="row">1</th><td>₺25,000</td></tr>
<tr><th scope="row">2</th><td>₺10,000</td></tr>
<tr><th scope="row">3</th><td>₺5,000</td></tr>
<tr><th scope="row">4 and 5</th><td>₺1,000</td></tr>
<tr><th scope="row">6 – 10</th><td>₺500</td></tr>
</tbody>
</table>
<p>Prizes are play money, go to your cash balance and ask for no wagering.</p>
<h2>How it is drawn</h2>
<ul>
<li>The draw is on 1 January 2027 at 00:00.</li>
<li>The seal of the seed that decides it is published before the first ticket. After the draw the seed is opened, and
anybody can calculate the result again.</li>
</ul>
<p>Do not deposit beyond your budget: a draw is for fun. To set a limit or take a break, see
<a href="/info/ResponsibleGaming">Responsible gaming</a>.</p>
`,
    },
    image: '1f3ab',
    cta: { label: { tr: 'Biletlerini gör', en: 'See your tickets' }, url: '/tickets' },
    from: '2026-12-01T00:00:00+03:00',
    until: '2026-12-31T20:00:00+03:00',
  },
  {
    id: 4,
    category: 'site',
    title: { tr: 'Üye olmadan dene', en: 'Try without signing up' },
    summary: {
      tr: 'Her slotun demosu ₺10.000 deneme bakiyesiyle açılır. Kayıt gerekmez, kurallar ve oranlar aynıdır.',
      en: 'The demo of every slot opens with a trial balance of ₺10,000. No sign-up, the same rules and returns.',
    },
    html: {
      tr: `
<p>Bir oyunu sevip sevmediğini anlamanın en iyi yolu denemektir. Lobide bir slotun üzerindeki Demo düğmesine dokun; oyun
açılır.</p>
<h2>Ne bulursun</h2>
<ul>
<li>₺10.000 deneme bakiyesi. Demoyu her açışında yenilenir.</li>
<li>Hesapla oynarken geçerli olan kurallar, RTP ve bahisler: ₺1 – ₺500.</li>
<li>Her turun kendi tohumu vardır ve turla birlikte açılır.</li>
</ul>
<h2>Bilmen gerekenler</h2>
<ul>
<li>Demo en çok 12 saat sürer ve turların kaydı tutulmaz.</li>
<li>Demoda kazandığın bir şey hesaba aktarılmaz.</li>
<li>18 yaşından küçükler demo da oynayamaz.</li>
</ul>
`,
      en: `
<p>The best way to find out whether you like a game is to try it. Tap Demo on a slot in the lobby, and it opens.</p>
<h2>What you get</h2>
<ul>
<li>A trial balance of ₺10,000, new each time you open a demo.</li>
<li>The same rules, RTP and stakes as with an account: ₺1 – ₺500.</li>
<li>Every round has a seed of its own, opened together with the round.</li>
</ul>
<h2>Good to know</h2>
<ul>
<li>A demo lasts 12 hours at most, and its rounds are not recorded.</li>
<li>Nothing you win in a demo is carried over to an account.</li>
<li>Under-18s may not play demos either.</li>
</ul>
`,
    },
    image: '1f579-fe0f',
    cta: { label: { tr: 'Slotlara bak', en: 'Browse the slots' }, url: '/slot' },
    from: '2026-11-21T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 5,
    category: 'site',
    title: { tr: 'Turunu kendin doğrula', en: 'Verify your own round' },
    summary: {
      tr: 'Oynadığın her turun kanıtı var. Sonucu tarayıcın yeniden hesaplar; bağlantın kesik olsa da çalışır.',
      en: 'Every round you play has a proof. Your browser works the result out again, even without a connection.',
    },
    html: {
      tr: `
<p>Bir turun sonucuna inanmanı istemiyoruz; kendin bak. Oynadığın her turu istediğin zaman yeniden hesaplayabilirsin.</p>
<h2>Nasıl yapılır</h2>
<ol>
<li>Giriş yap ve bir tur oyna.</li>
<li><a href="/verify">Turu doğrula</a> sayfasında tohumunu değiştir. Eskisi o anda açılır.</li>
<li>Geçmişinden turu seç ve hesapla: mühür, tohumlar ve sonuç birbirini tutmalı.</li>
</ol>
<h2>Kanıtı saklamak istersen</h2>
<p>Kanıtı dosya olarak indirebilirsin. Aynı sayfa onu internet olmadan da hesaplar; hiçbir şey gönderilmez.</p>
`,
      en: `
<p>We do not ask you to believe the result of a round: see for yourself. Every round you play can be worked out again.</p>
<h2>How to do it</h2>
<ol>
<li>Log in and play a round.</li>
<li>Change your seed on the <a href="/verify">Verify a round</a> page. The old one is opened at that moment.</li>
<li>Choose the round in your history and check it: seal, seeds and result must agree.</li>
</ol>
<h2>If you want to keep the proof</h2>
<p>You can download it as a file. The same page works it out without a connection, and sends nothing.</p>
`,
    },
    image: '1f50e',
    cta: { label: { tr: 'Bir turu doğrula', en: 'Verify a round' }, url: '/verify' },
    from: '2026-11-21T00:00:00+03:00',
    until: '2030-01-01T00:00:00+03:00',
  },
  {
    id: 6,
    category: 'site',
    title: { tr: 'Açılış öncesi sayım', en: 'The count before the opening' },
    summary: {
      tr: 'Site açılmadan önce üç oyunun bütün duruşları sayıldı. Sonuç: üç sertifika, üç kesin RTP.',
      en: 'Before the site opened every stop of the three games was counted. The result: three certificates, three exact RTPs.',
    },
    html: {
      tr: `
<p>Açılıştan önce Lale Devri, Nazar ve Bozkurt’un makaralarının bütün duruşlarını saydık. Bu bir ödül kampanyası değildi;
katılım ve kazanç yoktu. Geriye oyunlarda gördüğün oranlar kaldı.</p>
<table>
<thead><tr><th scope="col">Oyun</th><th scope="col">Sayılan duruş</th><th scope="col">RTP</th></tr></thead>
<tbody>
<tr><th scope="row">Lale Devri</th><td>49.563.500</td><td>%96,40</td></tr>
<tr><th scope="row">Nazar</th><td>77.150.032</td><td>%96,10</td></tr>
<tr><th scope="row">Bozkurt</th><td>115.150</td><td>%96,50</td></tr>
</tbody>
</table>
<p>Sayımın ayrıntıları <a href="/info/CasinoRules">Casino kuralları</a> sayfasındadır.</p>
`,
      en: `
<p>Before the opening we counted every stop of the reels of Lale Devri, Nazar and Bozkurt. This was no prize draw: there was
nothing to enter and nothing to win. What stayed are the returns you see in the games.</p>
<table>
<thead><tr><th scope="col">Game</th><th scope="col">Stops counted</th><th scope="col">RTP</th></tr></thead>
<tbody>
<tr><th scope="row">Lale Devri</th><td>49,563,500</td><td>96.40%</td></tr>
<tr><th scope="row">Nazar</th><td>77,150,032</td><td>96.10%</td></tr>
<tr><th scope="row">Bozkurt</th><td>115,150</td><td>96.50%</td></tr>
</tbody>
</table>
<p>More about the count is on the <a href="/info/CasinoRules">Casino rules</a> page.</p>
`,
    },
    image: '1f9ee',
    cta: { label: { tr: 'Casino kurallarını oku', en: 'Read the casino rules' }, url: '/info/CasinoRules' },
    from: '2026-11-01T00:00:00+03:00',
    until: '2026-11-21T00:00:00+03:00',
  },
]
