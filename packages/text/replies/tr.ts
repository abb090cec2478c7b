/** Texts of replies that are no refusals. `success` is matched by wording in described clients. */
export const tr = {
  success: 'İşlem başarılı',
} as const
