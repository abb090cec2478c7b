import { errorsEn, errorsTr, staffErrorsEn, staffErrorsTr } from '@poyraz/text'

/** Texts of every refusal, of players and of the back office. The sites carry only those of players. */
export const ERROR_TEXTS = {
  tr: { ...errorsTr, ...staffErrorsTr },
  en: { ...errorsEn, ...staffErrorsEn },
} as const
