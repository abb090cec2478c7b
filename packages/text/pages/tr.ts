/** Title and description of the pages of the players' site, as the server writes them into `<head>`. */
export const tr = {
  home: {
    title: 'Poyraz · Oyun parasıyla slotlar',
    description:
      'Her turu kendin doğrulayabildiğin slotlar. Oyun parasıyla, üye olmadan da deneyebilirsin. 18 yaşını doldurmuş olanlar için.',
  },
  slot: {
    title: 'Slotlar · Poyraz',
    description:
      'Geri ödeme oranı sayılarak kanıtlanmış slotlar: ara, kategorilere göz at, oyun parasıyla dene.',
  },
  machine: {
    title: 'Makine dairesi · Poyraz',
    description:
      'Bir slotun içi: bütün şeritler, ağırlıklar ve ödemeler. Durakları elinle kur, ne ödediğini gör.',
  },
  jackpots: {
    title: 'Jackpotlar · Poyraz',
    description:
      'Dört Su ve Dolunay jackpotlarının güncel tutarları, bahisten payları, sıklıkları ve düşenlerin kanıtları.',
  },
  live: {
    title: 'Canlı casino · Poyraz',
    description: 'Canlı rulet masaları: oyun parasıyla oyna, her turu kendin doğrula.',
  },
  liveTable: {
    title: 'Canlı masa · Poyraz',
    description: 'Canlı rulet masası: çark, bahisler ve doğrulanabilir turlar.',
  },
  liveMulti: {
    title: 'Çoklu masa · Poyraz',
    description: 'Dört canlı masaya kadar yan yana oyun.',
  },
  liveRound: { title: 'Tur doğrulama · Poyraz', description: 'Canlı masadaki bir turun kanıtı.' },
  sports: {
    title: 'Spor · Poyraz',
    description: 'Canlı ve maç öncesi bahisler: oranları ve hesabı açık kuponlar, oyun parasıyla.',
  },
  sportsLive: {
    title: 'Canlı bahis · Poyraz',
    description: 'Oynanan maçlar: skor, dakika ve maçla birlikte değişen oranlar.',
  },
  sportsResults: {
    title: 'Maç sonuçları · Poyraz',
    description: 'Biten maçların skorları, gün gün ve lig lig.',
  },
  sportsCoupon: {
    title: 'Kuponlar · Poyraz',
    description: 'Kuponun seçimleri, oranları ve nasıl hesaplandığı.',
  },
  virtual: {
    title: 'Sanal oyunlar · Poyraz',
    description: 'Üç dakikada bir yeni lig, at ve tazı yarışı: oyun parasıyla oyna, her turu kendin doğrula.',
  },
  virtualLeague: {
    title: 'Sanal lig · Poyraz',
    description: 'Dört takım, altı maç, bir şampiyon: maçlara ve şampiyona bahis, doğrulanabilir sonuçlar.',
  },
  virtualHorses: {
    title: 'Sanal at yarışı · Poyraz',
    description: 'Sekiz at, çim pist: kazanan, plase, ikili ve üçlü bahisler, doğrulanabilir sonuçlar.',
  },
  virtualDogs: {
    title: 'Sanal tazı yarışı · Poyraz',
    description: 'Altı tazı, kum pist: kazanan, plase, ikili ve üçlü bahisler, doğrulanabilir sonuçlar.',
  },
  promotions: {
    title: 'Promosyonlar · Poyraz',
    description: 'Devam eden, yaklaşan ve biten promosyonlar: tarihleri ve bütün koşullarıyla.',
  },
  tournaments: {
    title: 'Turnuvalar · Poyraz',
    description: 'Devam eden, yaklaşan ve biten turnuvalar: ödüller, oyunlar, sıralama.',
  },
  AboutUs: {
    title: 'Hakkımızda · Poyraz',
    description: 'Poyraz nedir, neden oyun parasıyla oynanır, sonuçlara neden güvenebilirsin.',
  },
  ResponsibleGaming: {
    title: 'Sorumlu oyun · Poyraz',
    description:
      'Oyun oyun olarak kalsın: uyarı işaretleri, ara vermenin yolları ve yardım alabileceğin yerler.',
  },
  GeneralRules: {
    title: 'Genel kurallar · Poyraz',
    description: 'Hesap, yaş sınırı, kimler oynayamaz: Poyraz’ı kullanmanın kuralları.',
  },
  Privacy: {
    title: 'Gizlilik · Poyraz',
    description: 'Hangi bilgini neden ve ne kadar saklıyoruz, hakların neler, tarayıcında ne tutuyoruz.',
  },
  Financial: {
    title: 'Finansal bilgiler · Poyraz',
    description: 'Oyun parası nasıl yatırılır, limitler nedir, hesap hareketlerin nerede.',
  },
  CasinoRules: {
    title: 'Casino kuralları · Poyraz',
    description: 'Turlar nasıl sonuçlanır, geri ödeme oranları, yarıda kalan oyunlar, turu doğrulama.',
  },
  BetRules: {
    title: 'Bahis kuralları · Poyraz',
    description: 'Bahis kabulü, oranlar, kuponlar ve sonuçlandırma için geçerli kurallar.',
  },
  BonusRules: {
    title: 'Bonus kuralları · Poyraz',
    description: 'Bonusların koşulları sayılarıyla: çevrim, süre, en yüksek bahis.',
  },
  faq: {
    title: 'Sık sorulan sorular · Poyraz',
    description: 'Hesap, oyun parası, turlar ve güvenlik üzerine sorular ve cevapları.',
  },
  support: {
    title: 'Destek · Poyraz',
    description: 'Bir şey takıldıysa: cevapları bulabileceğin ve bize ulaşabileceğin yerler.',
  },
  search: { title: 'Arama · Poyraz', description: 'Oyunlarda ve sayfalarda ara.' },
  noAccess: { title: 'Erişim yok · Poyraz', description: 'Bu sayfaya erişimin yok.' },
  verify: {
    title: 'Turu doğrula · Poyraz',
    description:
      'Bir turun sonucunu kendi tarayıcında, bağlantısız da hesapla: tohum, mühür, çekilişler, ödeme.',
  },
  login: { title: 'Giriş yap · Poyraz', description: 'Poyraz hesabına giriş yap.' },
  register: {
    title: 'Kayıt ol · Poyraz',
    description: 'Birkaç dakikada hesap aç ve oyun parasıyla oyna. 18 yaşını doldurmuş olanlar için.',
  },
  forgotPassword: {
    title: 'Parolamı unuttum · Poyraz',
    description: 'Parolanı yenilemek için e-postana bir bağlantı gönderelim.',
  },
  resetPassword: { title: 'Yeni parola · Poyraz', description: 'Hesabın için yeni bir parola belirle.' },
  confirm: { title: 'Hesap onayı · Poyraz', description: 'E-posta adresini onayla.' },
  profile: { title: 'Hesabım · Poyraz', description: 'Bilgilerin, güvenliğin ve geçmişin.' },
  favorites: { title: 'Favoriler · Poyraz', description: 'Favori oyunların.' },
  notifications: { title: 'Bildirimler · Poyraz', description: 'Hesabınla ilgili bildirimler ve duyurular.' },
  sharedRound: {
    title: 'Paylaşılan tur · Poyraz',
    description: 'Bir oyuncunun paylaştığı tur: bahis, kazanç ve sonucun kanıtı.',
  },
  stats: {
    title: 'İstatistiklerim · Poyraz',
    description: 'Bahislerin, kazançların ve oyun süren, gün gün.',
  },
  history: { title: 'Geçmiş · Poyraz', description: 'Hesap hareketlerin, turların ve bahislerin.' },
  limits: { title: 'Limitler ve molalar · Poyraz', description: 'Limitlerin, molalar ve bugünkü oyunun.' },
  verification: { title: 'Kimlik doğrulama · Poyraz', description: 'Belgelerin ve doğrulamanın durumu.' },
  wallet: { title: 'Cüzdan · Poyraz', description: 'Bakiyen ve hesap hareketlerin.' },
  poker: {
    title: 'Poker, tavla, okey · Poyraz',
    description: 'Henüz açılmadı. Açık olan slotlara buradan da geçebilirsin.',
  },
  deposit: { title: 'Para yatır · Poyraz', description: 'Hesabına oyun parası ekle.' },
  withdraw: { title: 'Para çek · Poyraz', description: 'Çekim iste, adımlarını izle.' },
  bonuses: { title: 'Bonuslar · Poyraz', description: 'Tekliflerin, aktif bonusun ve çevrimi.' },
  tickets: { title: 'Çekiliş biletleri · Poyraz', description: 'Biletlerin ve çekilişlerin sonuçları.' },
  play: { title: 'Oyun · Poyraz', description: 'Oyun parasıyla oyna.' },
  maintenance: { title: 'Bakım · Poyraz', description: 'Site kısa bir bakımda.' },
  notFound: { title: 'Sayfa bulunamadı · Poyraz', description: 'Aradığın sayfa bulunamadı.' },
} as const
