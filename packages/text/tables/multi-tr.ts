/** Texts of the page with several live tables. */
export const tr = {
  multi: {
    title: 'Çoklu masa',
    back: 'Lobiye dön',
    keys: 'Masalar arasında 1–4 tuşlarıyla geç',
    balance: 'Bakiye',
    add: 'Masa ekle',
    hint: 'Dört masaya kadar yan yana oynayabilirsin.',
    close: 'Kapat',
    table: '{place, number}. masa',
    switch: 'Masalar',
    open: '{name}: tam ekran aç',
    remove: '{name}: kaldır',
    whole: 'Bu oyunda karar verilir; masayı tam ekranda oyna.',
    missedOwn: '{table}: {number, number}. tur sen yokken bitti: {staked} yatırdın, {win} döndü.',
  },
} as const
