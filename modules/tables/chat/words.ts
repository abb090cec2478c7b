type Entry = {
  /** Folded as by `searchKey`, without doubled letters. */
  readonly stem: string
  /** True if only the whole word counts, because longer ones are innocent. */
  readonly isWhole?: true
  /** True if the word is an ordinary one when it is written with a dotless ı. */
  readonly isStrict?: true
}

/** Insults and obscene words that the chat refuses, Turkish and English. */
export const WORDS: readonly Entry[] = [
  { stem: 'siktir' },
  { stem: 'sikeyim' },
  { stem: 'sikerim' },
  { stem: 'sikis', isStrict: true },
  { stem: 'sik', isWhole: true, isStrict: true },
  { stem: 'amk', isWhole: true },
  { stem: 'aq', isWhole: true },
  { stem: 'aminako' },
  { stem: 'amcik' },
  { stem: 'orospu' },
  { stem: 'oc', isWhole: true },
  { stem: 'pezevenk' },
  { stem: 'kahpe' },
  { stem: 'ibne' },
  { stem: 'yarak' },
  { stem: 'yarag' },
  { stem: 'gotver' },
  { stem: 'gavat' },
  { stem: 'serefsiz' },
  { stem: 'haysiyetsiz' },
  { stem: 'gerizekali' },
  { stem: 'salak', isWhole: true },
  { stem: 'aptal', isWhole: true },
  { stem: 'fuck' },
  { stem: 'motherfuck' },
  { stem: 'shit', isWhole: true },
  { stem: 'bulshit' },
  { stem: 'bitch' },
  { stem: 'cunt' },
  { stem: 'ashole' },
  { stem: 'niger', isWhole: true },
  { stem: 'fagot' },
  { stem: 'whore' },
  { stem: 'slut' },
  { stem: 'retard' },
]
