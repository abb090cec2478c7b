import { Button, Card, useLang } from '@poyraz/ui'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'

type Props = { readonly token: string; readonly slug: string; readonly gameName: string }

/** Shows a shared round in the game itself, marked as replay. The game loads when the film is started. */
export function RoundFilm({ token, slug, gameName }: Props) {
  const t = useTranslations('share')
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const query = new URLSearchParams({ game: slug, replay: token, lang })
  return (
    <Card flush aria-label={t('film')} className="overflow-hidden">
      <div className={`ground relative film-height grid place-items-center ${gameGround(slug)}`}>
        {isOpen ? (
          <iframe
            src={`/studio/?${query}`}
            title={t('filmOf', { game: gameName })}
            allow="fullscreen; autoplay"
            className="absolute inset-0 size-full"
          />
        ) : (
          <div className="flex flex-col items-center gap-4 p-5 text-center text-white">
            <Picture src={gameArt(slug)} side={128} className="art" />
            <p className="max-w-prose">{t('filmText')}</p>
            <Button variant="lamp" size="lg" onClick={() => setOpen(true)}>
              <Clapperboard aria-hidden="true" className="size-5" />
              {t('watch')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
