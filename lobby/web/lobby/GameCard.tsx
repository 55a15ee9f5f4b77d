import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type GameMeta, usualBot } from '../../../games/kit/module.ts'
import { beginningFor } from '../app/beginnings.ts'
import { useT } from '../app/i18n.ts'
import { orHere } from '../app/orHere.ts'
import { playHere, playNow } from '../app/playNow.ts'
import { arrived, meAgain, useMe } from '../app/queries.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Emblem } from '../design/Emblem.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { hasLessons, learnPath } from '../learn/paths.ts'
import css from './GameCard.module.css'

/** Minutes from which on they are told as hours. */
const LONG = 240

interface GameCardProps {
  meta: GameMeta
  /** For those who have been here before: what the game is about is left away. */
  isBrief: boolean
  /** Nothing else is to be done first. */
  isLit: boolean
}

/** A game and the ways into it: at once against bots, a table for friends, or its lessons. */
export function GameCard({ meta, isBrief, isLit }: GameCardProps) {
  const t = useT()
  const { language } = useSettings()
  const [, go] = useLocation()
  const { data: me } = useMe()
  const start = useMutation({
    // Without a network it is played on this device.
    networkMode: 'always',
    mutationFn: () =>
      orHere(
        async () => {
          const known = await arrived()
          const room = await playNow(meta, beginningFor(meta, known))
          void meAgain()
          return `/table/${room.id}`
        },
        () => playHere(meta, beginningFor(meta, me)),
      ),
    onSuccess: address => go(address),
  })
  const beginning = beginningFor(meta, me)
  const [from, to] = meta.minutes
  const name = meta.name[language]
  const help = t(`lobby.playNowHelp.${beginning.as}`, {
    count: beginning.seats,
    minutes: beginning.minutes,
  })
  return (
    <div data-game={meta.id} data-brief={isBrief || undefined} className={css.game}>
      <Sheet label={name} className={css.card}>
        <Emblem game={meta.id} className={css.emblem} />
        <div className={css.words}>
          <h2>{name}</h2>
          <p className={css.facts}>
            <span>{t('lobby.players', { min: meta.minPlayers, max: meta.maxPlayers })}</span>
            <span>
              {to < LONG
                ? t('lobby.minutes', { from, to })
                : t('lobby.hours', { from: from / 60, to: to / 60 })}
            </span>
            {!isBrief && <span>{t('lobby.playersBest', { best: rangeOf(meta.recommendedPlayers) })}</span>}
          </p>
        </div>
        {!isBrief && <p className={css.pitch}>{meta.pitch[language]}</p>}
        {/* Each says what it is for to those who hear it without its card. */}
        <div className={css.ways}>
          {usualBot(meta) && (
            <Button
              variant={isLit ? 'filled' : 'default'}
              aria-label={t('lobby.playNowFor', { game: name })}
              title={isBrief ? help : undefined}
              loading={start.isPending || start.isSuccess}
              onClick={() => start.mutate()}
            >
              {t('lobby.playNow')}
            </Button>
          )}
          <ButtonLink
            href={`/new/${meta.id}`}
            aria-label={t('lobby.for', { what: t('lobby.setUp'), game: name })}
          >
            {t('lobby.setUp')}
          </ButtonLink>
          {hasLessons(meta.id) && (
            <ButtonLink
              href={learnPath(meta.id)}
              aria-label={t('lobby.for', { what: t('top.learn'), game: name })}
            >
              {t('top.learn')}
            </ButtonLink>
          )}
        </div>
        {!isBrief && usualBot(meta) && (
          <p className={css.help}>
            {help} {beginning.about?.[language]}
          </p>
        )}
        <Trouble of={start.error} />
      </Sheet>
    </div>
  )
}

/** Numbers that follow each other, in short: 2–4. */
const rangeOf = (numbers: readonly number[]) => [...new Set([numbers[0], numbers.at(-1)])].join('–')
