import { en } from '@poyraz/text/account/en'
import { tr } from '@poyraz/text/account/tr'
import { en as walletEn } from '@poyraz/text/wallet/en'
import { tr as walletTr } from '@poyraz/text/wallet/tr'
import { Outlet } from '@tanstack/react-router'
import { TextsBeyond } from './texts-beyond.tsx'

const TEXTS = { tr: { ...tr, ...walletTr }, en: { ...en, ...walletEn } } as const

/** Layout that adds the texts of the account area. They load with its code, in both languages. */
export function AccountTexts() {
  return (
    <TextsBeyond texts={TEXTS}>
      <Outlet />
    </TextsBeyond>
  )
}
