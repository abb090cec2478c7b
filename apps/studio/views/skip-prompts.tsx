import { useEffect } from 'react'
import { useStudio, useStudioState } from './context.ts'

/** Answers every message at once if the code that shows them cannot be loaded, so that rounds go on. */
export function SkipPrompts() {
  const { prompts } = useStudio()
  const prompt = useStudioState((state) => state.prompt)
  useEffect(() => {
    if (prompt) prompts.answer()
  }, [prompt, prompts])
  return null
}
