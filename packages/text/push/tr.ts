/** Push notifications. Short and without amounts, because a locked screen shows them to anybody. */
export const tr = {
  deposit_credited: { title: 'Para yatırma', body: 'Yatırımın bakiyene geçti.' },
  withdrawal_approved: { title: 'Para çekme', body: 'Çekim isteğin onaylandı.' },
  withdrawal_paid: { title: 'Para çekme', body: 'Çekimin ödendi.' },
  withdrawal_refused: { title: 'Para çekme', body: 'Çekim isteğin reddedildi. Tutar bakiyene döndü.' },
  withdrawal_returned: { title: 'Para çekme', body: 'Bankan çekimini geri gönderdi. Tutar bakiyende.' },
  password_changed: {
    title: 'Güvenlik',
    body: 'Parolan değişti. Bunu sen yapmadıysan parolanı hemen yenile.',
  },
  new_device: { title: 'Güvenlik', body: 'Hesabına yeni bir cihazdan giriş yapıldı.' },
  email_wanted: { title: 'Güvenlik', body: 'E-posta adresinin değiştirilmesi istendi.' },
  email_changed: { title: 'Güvenlik', body: 'E-posta adresin değişti.' },
  phone_changed: { title: 'Güvenlik', body: 'Telefonun değişti.' },
  two_factor_on: { title: 'Güvenlik', body: 'İki adımlı doğrulama açıldı.' },
  two_factor_off: { title: 'Güvenlik', body: 'İki adımlı doğrulama kapatıldı.' },
  passkey_added: { title: 'Güvenlik', body: 'Hesabına geçiş anahtarı eklendi.' },
  passkey_removed: { title: 'Güvenlik', body: 'Geçiş anahtarı kaldırıldı.' },
  reclaimed: { title: 'Güvenlik', body: 'Hesabın, e-postandaki bağlantıyla geri alındı.' },
  bonus_granted: { title: 'Bonus', body: 'Bonusun tanımlandı. Koşulları bonuslarında.' },
  bonus_released: { title: 'Bonus', body: 'Çevrimini tamamladın. Bonusun nakit bakiyene geçti.' },
  bonus_expired: { title: 'Bonus', body: 'Bonusunun süresi doldu.' },
} as const
