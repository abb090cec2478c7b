/** Texts of the sandbox's hosted payment page. */
export const tr = {
  name: 'Türkçe',
  play: 'Oyun parası',
  title: 'Deneme ödemesi',
  hint: 'Burada gerçek para yok. Ödemenin nasıl sonuçlanacağını sen seç.',
  amount: 'Tutar',
  account: 'Alıcı hesap',
  order: 'Sipariş',
  back: 'Siteye dön',
  actions: {
    approve: 'Öde',
    refuse: 'Ödemeyi reddet',
    delay: 'Geç bildir',
    duplicate: 'Üç kez bildir',
    lie: 'Tutarı yanlış bildir',
  },
  notes: {
    approve: 'Ödeme onaylanır ve bakiyene geçer.',
    refuse: 'Banka ödemeyi geri çevirir.',
    delay: 'Ödeme yapılır, bildirimi {seconds} saniye sonra gelir.',
    duplicate: 'Aynı bildirim üç kez gelir; para bir kez geçer.',
    lie: 'Bildirilen tutar ₺10 fazladır; para geçmez, incelemeye alınır.',
  },
  paid: 'Bu ödeme yapıldı.',
  failed: 'Bu ödeme reddedildi.',
  refunded: 'Bu ödeme iade edildi.',
  charged_back: 'Bu ödemeyi banka geri aldı.',
} as const
