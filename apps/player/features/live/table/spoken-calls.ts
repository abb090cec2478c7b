import { type Lang, LOCALES } from '@poyraz/text'
import { create } from 'zustand'
import { readStored, store } from '../../../shared/storage.ts'

type Spoken = {
  readonly isOn: boolean
  toggle(): void
  say(text: string, lang: Lang): void
}

const ON = '1'

/** Calls of the presenter by the browser's voice. Off until the player turns them on in this browser. */
export const useSpokenCalls = create<Spoken>((set, get) => ({
  isOn: readStored('spokenCalls') === ON,
  toggle() {
    const isOn = !get().isOn
    store('spokenCalls', isOn ? ON : '0')
    if (!isOn && canSpeak()) speechSynthesis.cancel()
    set({ isOn })
  },
  say(text, lang) {
    if (!get().isOn || !canSpeak()) return
    speechSynthesis.cancel()
    const call = new SpeechSynthesisUtterance(text)
    call.lang = LOCALES[lang]
    speechSynthesis.speak(call)
  },
}))

export const canSpeak = () => 'speechSynthesis' in globalThis
