import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { type GameMeta, usualBot } from '../../../games/kit/module.ts'
import { beginningFor } from '../app/beginnings.ts'
import { useT } from '../app/i18n.ts'
import { playNow } from '../app/playNow.ts'
import { arrived, meAgain, useMe } from '../app/queries.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Emblem } from '../design/Emblem.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { hasLessons, hasPuzzles, learnPath, puzzlePath } from '../learn/paths.ts'
import css from './GameCard.module.css'

/** Minutes from which on they are told as hours. */
const LONG = 240

/** A game and the two ways into it: at once against bots, or a table for friends. */
export function GameCard({ meta }: { meta: GameMeta }) {
  const t = useT()
  const { language } = useSettings()
  const [, go] = useLocation()
  const start = useMutation({
    // Without a network it says so.
    networkMode: 'always',
    mutationFn: () => arrived().then(me => playNow(meta, beginningFor(meta, me))),
    onSuccess: room => {
      void meAgain()
      go(`/table/${room.id}`)
    },
  })
  const { data: me } = useMe()
  const beginning = beginningFor(meta, me)
  const [from, to] = meta.minutes
  return (
    <div data-game={meta.id}>
      <Sheet label={meta.name[language]} className={css.card}>
        <Emblem game={meta.id} className={css.emblem} />
        <div className={css.words}>
          <h2>{meta.name[language]}</h2>
          <p className={css.pitch}>{meta.pitch[language]}</p>
          <p className={css.facts}>
            <span>{t('lobby.players', { min: meta.minPlayers, max: meta.maxPlayers })}</span>
            <span>{t('lobby.playersBest', { best: rangeOf(meta.recommendedPlayers) })}</span>
            <span>
              {to < LONG
                ? t('lobby.minutes', { from, to })
                : t('lobby.hours', { from: from / 60, to: to / 60 })}
            </span>
          </p>
        </div>
        <div className={css.ways}>
          {usualBot(meta) && (
            <div>
              <Button
                variant="filled"
                large
                fullWidth
                loading={start.isPending || start.isSuccess}
                onClick={() => start.mutate()}
              >
                {t('lobby.playNow')}
              </Button>
              <p className={css.help}>
                {t(`lobby.playNowHelp.${beginning.as}`, {
                  count: beginning.seats,
                  minutes: beginning.minutes,
                })}{' '}
                {beginning.about?.[language]}{' '}
                {beginning.as === 'first' && hasLessons(meta.id) && (
                  <Link href={learnPath(meta.id)}>{t('lobby.lessonsFirst')}</Link>
                )}
              </p>
            </div>
          )}
          <div>
            <ButtonLink href={`/new/${meta.id}`} large fullWidth>
              {t('lobby.setUp')}
            </ButtonLink>
            <p className={css.help}>{t('lobby.setUpHelp')}</p>
          </div>
          {hasLessons(meta.id) && (
            <div>
              <ButtonLink href={learnPath(meta.id)} large fullWidth>
                {t('learn.enter')}
              </ButtonLink>
              <p className={css.help}>
                {t('learn.enterHelp')}{' '}
                {hasPuzzles(meta.id) && <Link href={puzzlePath(meta.id)}>{t('puzzle.enter')}</Link>}
              </p>
            </div>
          )}
          <Trouble of={start.error} />
        </div>
      </Sheet>
    </div>
  )
}

/** Numbers that follow each other, in short: 2–4. */
const rangeOf = (numbers: readonly number[]) => [...new Set([numbers[0], numbers.at(-1)])].join('–')
