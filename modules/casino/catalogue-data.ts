/** The categories of the slot lobby. Their numbers are fixed by the specification; the names are ours. */
export const CATEGORIES: readonly { readonly id: number; readonly tr: string; readonly en: string }[] = [
  { id: 27, tr: 'Öne çıkanlar', en: 'Featured' },
  { id: 40, tr: 'Yeni oyunlar', en: 'New games' },
  { id: 49, tr: 'Popüler', en: 'Popular' },
  { id: 57, tr: 'Klasik', en: 'Classic' },
  { id: 58, tr: 'Çok yollu', en: 'Many ways' },
  { id: 60, tr: 'Bedava dönüş', en: 'Free spins' },
  { id: 63, tr: 'Çarpanlı', en: 'Multipliers' },
  { id: 72, tr: 'Anadolu', en: 'Anatolia' },
  { id: 82, tr: 'Yüksek oynaklık', en: 'High volatility' },
  { id: 94, tr: 'Hızlı erişim', en: 'Quick access' },
  { id: 96, tr: 'Sakin oyunlar', en: 'Calm games' },
  { id: 98, tr: 'Tüm oyunlar', en: 'All games' },
]
