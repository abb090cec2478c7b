import { create } from 'zustand'

type Spoken = {
  readonly isOn: boolean
  toggle(): void
  say(text: string, lang: string): void
}

/** Calls of the presenter by the browser's voice. Off until the player turns them on. */
export const useSpokenCalls = create<Spoken>((set, get) => ({
  isOn: false,
  toggle: () => set(({ isOn }) => ({ isOn: !isOn })),
  say(text, lang) {
    if (!get().isOn || !canSpeak()) return
    speechSynthesis.cancel()
    const call = new SpeechSynthesisUtterance(text)
    call.lang = lang === 'tr' ? 'tr-TR' : 'en-GB'
    speechSynthesis.speak(call)
  },
}))

export const canSpeak = () => 'speechSynthesis' in globalThis
