import { errorsEn, errorsTr, staffErrorsEn, staffErrorsTr } from '@poyraz/text'

/** Texts of all refusals, for players and staff. The sites contain only those for players. */
export const ERROR_TEXTS = {
  tr: { ...errorsTr, ...staffErrorsTr },
  en: { ...errorsEn, ...staffErrorsEn },
} as const
