/** Texts of the refusals that only the back office knows (`STAFF_ERRORS` in the contract). */
export const staffTr = {
  not_permitted: 'Hesabının bu işlem için yetkisi yok.',
  approval_required: 'Öneri kaydedildi. 24 saat içinde başka bir hesap aynı işlemi yaparsa uygulanır.',
  same_person: 'Bunu başka birinin de onaylaması gerekiyor.',
  not_viewed: 'Önce belgelerin her birine bak.',
  number_taken: 'Bu kimlik numarası başka bir hesapta kanıtlanmış.',
  amount_range: 'Bu tutar verilemez.',
  game_uncertified: 'Oyunun kuralları onaylı kurallar değil: kapalı kalıyor.',
} as const
