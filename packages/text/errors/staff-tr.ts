/** Texts of the refusals that only the back office knows (`STAFF_ERRORS` in the contract). */
export const staffTr = {
  not_permitted: 'Hesabının bu işlem için yetkisi yok.',
  approval_required: 'Öneri kaydedildi. 24 saat içinde başka bir hesap aynı işlemi yaparsa uygulanır.',
  same_person: 'Bunu başka birinin de onaylaması gerekiyor.',
  not_viewed: 'Önce belgelerin her birine bak.',
  number_taken: 'Bu kimlik numarası başka bir hesapta kanıtlanmış.',
  amount_range: 'Bu tutar verilemez.',
  game_uncertified: 'Oyunun kuralları onaylı kurallar değil: kapalı kalıyor.',
  table_taken: 'Masa başka bir krupiyede. Devretmesini iste ya da bağlantısının düşmesini bekle.',
  table_not_held: 'Bu masa sende değil. Önce masayı al.',
  entry_closed: 'Bu tur şu an giriş almıyor.',
  entry_order: 'Bu sıradaki giriş zaten yapıldı ya da sırası gelmedi. Ekrandaki duruma bak.',
  card_unavailable: 'Bu kartın hepsi ayakkabıdan çıktı. Kartı yeniden okut ya da ayakkabıyı değiştir.',
  shoe_finished: 'Kesme kartına gelindi. Yeni tur için önce ayakkabıyı değiştir.',
  stream_origin: 'Bu yayın adresine izin yok. İşletmenin izin verdiği bir https adresi gir.',
} as const
