/** Invented players of teams: a first name and a family name, different for all players of a team. */
const FIRST = [
  'Aren',
  'Bartu',
  'Caner',
  'Demir',
  'Efe',
  'Ferit',
  'Gökhan',
  'Hakan',
  'İlker',
  'Kerem',
  'Lider',
  'Mete',
  'Noyan',
  'Oğuz',
  'Polat',
  'Rıfat',
  'Sinan',
  'Tuna',
  'Umut',
  'Volkan',
  'Yiğit',
  'Zafer',
  'Alp',
] as const
const LAST = [
  'Ayazlı',
  'Buzkıran',
  'Çığır',
  'Donduran',
  'Elmaskol',
  'Fırtınay',
  'Göçmenel',
  'Hızarcıoğlu',
  'Işıkdağ',
  'Karbasan',
  'Kırağı',
  'Merdivan',
  'Omuzlar',
  'Pekyürek',
  'Rampacı',
  'Sarkıtoğlu',
  'Tipibey',
  'Uçarkay',
  'Yıldızay',
] as const

/** Returns the name of a player of a team; numbers below 400 have names of their own. */
export function rosterName(teamId: number, number: number): string {
  const at = teamId * 7 + number
  return `${FIRST[at % FIRST.length] ?? ''} ${LAST[at % LAST.length] ?? ''}`
}
