/**
 * Title and description of the pages of the players' site, as the server writes them into `<head>`. In Turkish
 * alone: the reader's language is known to the browser only, and the page sets its own title there.
 */
export const tr = {
  home: {
    title: 'Poyraz · Oyun parasıyla slotlar',
    description:
      'Her turu kendin doğrulayabildiğin slotlar. Oyun parasıyla, üye olmadan da deneyebilirsin. 18 yaşından büyükler için.',
  },
  slot: {
    title: 'Slotlar · Poyraz',
    description:
      'Geri ödeme oranı sayılarak kanıtlanmış slotlar: ara, kategorilere göz at, oyun parasıyla dene.',
  },
  verify: {
    title: 'Turu doğrula · Poyraz',
    description:
      'Bir turun sonucunu kendi tarayıcında, bağlantısız da hesapla: tohum, taahhüt, çekilişler, ödeme.',
  },
  login: { title: 'Giriş yap · Poyraz', description: 'Poyraz hesabına giriş yap.' },
  register: {
    title: 'Kayıt ol · Poyraz',
    description: 'Birkaç dakikada hesap aç ve oyun parasıyla oyna. 18 yaşından büyükler için.',
  },
  forgotPassword: {
    title: 'Parolamı unuttum · Poyraz',
    description: 'Parolanı yenilemek için e-postana bir bağlantı gönderelim.',
  },
  resetPassword: { title: 'Yeni parola · Poyraz', description: 'Hesabın için yeni bir parola belirle.' },
  confirm: { title: 'Hesap onayı · Poyraz', description: 'E-posta adresini onayla.' },
  profile: { title: 'Hesabım · Poyraz', description: 'Bilgilerin, güvenliğin ve geçmişin.' },
  favorites: { title: 'Favoriler · Poyraz', description: 'Favori oyunların.' },
  deposit: { title: 'Para yatır · Poyraz', description: 'Hesabına oyun parası ekle.' },
  play: { title: 'Oyun · Poyraz', description: 'Oyun parasıyla oyna.' },
  maintenance: { title: 'Bakım · Poyraz', description: 'Site kısa bir bakımda.' },
  notFound: { title: 'Sayfa bulunamadı · Poyraz', description: 'Aradığın sayfa bulunamadı.' },
} as const
