import { GAMES } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { Emblem } from '../design/Emblem.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './LearnPage.module.css'
import { hasLessons, hasPuzzles, learnPath, puzzlePath } from './paths.ts'

/** Every game that can be learnt: its lessons, and its puzzles where there are some. */
export default function LearnPage() {
  const t = useT()
  const { language } = useSettings()
  return (
    <Shell title={t('learn.pageTitle')}>
      <div className={css.page}>
        <h1>{t('learn.pageTitle')}</h1>
        <p>{t('learn.enterHelp')}</p>
        {GAMES.filter(({ meta }) => hasLessons(meta.id)).map(({ meta: { id, name, pitch } }) => (
          <div key={id} data-game={id}>
            <Sheet label={name[language]} className={css.game}>
              <Emblem game={id} className={css.emblem} />
              <div>
                <h2>{name[language]}</h2>
                <p>{pitch[language]}</p>
              </div>
              <div className={css.ways}>
                <ButtonLink
                  href={learnPath(id)}
                  variant="filled"
                  aria-label={t('lobby.for', { what: t('learn.list'), game: name[language] })}
                >
                  {t('learn.list')}
                </ButtonLink>
                {hasPuzzles(id) && (
                  <ButtonLink
                    href={puzzlePath(id)}
                    aria-label={t('lobby.for', { what: t('puzzle.enter'), game: name[language] })}
                  >
                    {t('puzzle.enter')}
                  </ButtonLink>
                )}
              </div>
            </Sheet>
          </div>
        ))}
      </div>
    </Shell>
  )
}
