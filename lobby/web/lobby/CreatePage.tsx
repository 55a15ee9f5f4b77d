import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { lengthOf } from '../../../games/kit/length.ts'
import type { GameMeta } from '../../../games/kit/module.ts'
import type { SetupValues } from '../../../games/kit/options.ts'
import { fitting } from '../../../games/kit/presets.ts'
import type { Timing } from '../../pace.ts'
import type { Me, Watching } from '../../protocol.ts'
import { api, troubleOf } from '../app/api.ts'
import { fillersFor, lastSetup, seatCounts, usualSeats } from '../app/beginnings.ts'
import { botName } from '../app/bots.ts'
import { gameOf } from '../app/games.ts'
import { minutesInWords } from '../app/hours.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { NotFoundPage } from '../app/pages.tsx'
import { HAS_SERVER } from '../app/place.ts'
import { playHere } from '../app/playNow.ts'
import { arrived, useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useModule, useReader } from '../app/useModule.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert, Trouble } from '../design/Trouble.tsx'
import { useClubs } from '../people/usePeople.ts'
import { PlanFields } from '../plan/PlanFields.tsx'
import css from './fields.module.css'
import { OptionFields } from './OptionFields.tsx'
import { PaceFields } from './PaceFields.tsx'
import { SetupPicture } from './SetupPicture.tsx'
import { WatchingField } from './WatchingField.tsx'

/** In place of the id of a club, which is longer. */
const FRIENDS = 'friends'

const sameName = (seat: string) => seat

/** Sets up a table: seats, options, who can find it and who can sit down. */
export default function CreatePage({ game }: { game: string }) {
  const entry = gameOf(game)
  const { data: me, error } = useMe()
  if (!entry) return <NotFoundPage />
  // What somebody has chosen last stands in the form from the beginning.
  return <Fields>{(me || error || !HAS_SERVER) && <CreateForm meta={entry.meta} me={me} />}</Fields>
}

function CreateForm({ meta, me }: { meta: GameMeta; me: Me | undefined }) {
  const last = lastSetup(meta, me)
  const t = useT()
  const { language } = useSettings()
  const [, go] = useLocation()
  const module = useModule(meta.id)
  const reader = useReader(module, sameName)
  const [seats, setSeats] = useState(last?.seats ?? usualSeats(meta))
  const [title, setTitle] = useState('')
  const [listed, setListed] = useState(true)
  const [privateTalk, setPrivateTalk] = useState(false)
  const [watching, setWatching] = useState<Watching>('after')
  const [rated, setRated] = useState(false)
  const [takeBacks, setTakeBacks] = useState(false)
  const { data: known } = useClubs()
  const clubs = known?.clubs ?? []
  const [circle, setCircle] = useState(() => new URLSearchParams(location.search).get('club') ?? '')
  const [password, setPassword] = useState('')
  const [pace, setPace] = useState<Timing | null>(null)
  const [plannedAt, setPlannedAt] = useState<number | null>(null)
  const [options, setOptions] = useState<SetupValues>(last?.options ?? {})

  const open = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { name } = await arrived()
      return api.create({
        game: meta.id,
        seats,
        listed,
        privateTalk,
        watching,
        rated,
        takeBacks,
        title: title.trim() || t('create.defaultTitle', { name }),
        options: module ? fitting(module.options, options, seats) : {},
        ...(password && { password }),
        ...(pace && { pace }),
        ...(circle === FRIENDS ? { friends: true } : circle && { club: circle }),
        ...(plannedAt !== null && { plannedAt }),
      })
    },
    onSuccess: room => go(`/table/${room.id}`),
  })
  const fillers = fillersFor(meta, me)
  const [bot, setBot] = useState('')
  const [people, setPeople] = useState(1)
  const bots = bot ? [bot] : fillers
  const here = useMutation({
    networkMode: 'always',
    mutationFn: () => playHere(meta, { seats, options, bots }, Math.min(people, seats)),
    onSuccess: address => go(address),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (HAS_SERVER) open.mutate()
    else here.mutate()
  }
  const heading = t('create.title', { game: meta.name[language] })

  return (
    <Shell title={heading}>
      <form className={css.form} onSubmit={submit} data-game={meta.id}>
        <h1>{heading}</h1>
        <div className={css.columns}>
          <div className={css.stack}>
            <Sheet title={t('room.table')}>
              <div className={css.fields}>
                <NativeSelect
                  label={t('create.seats')}
                  description={HAS_SERVER && t('create.seatsHelp')}
                  value={String(seats)}
                  data={seatCounts(meta).map(count => ({
                    value: String(count),
                    label: meta.recommendedPlayers.includes(count)
                      ? t('create.seatsBest', { count })
                      : String(count),
                  }))}
                  onChange={event => setSeats(Number(event.currentTarget.value))}
                />
                {!HAS_SERVER && (
                  <NativeSelect
                    label={t('device.people')}
                    description={t('device.peopleHelp')}
                    value={String(Math.min(people, seats))}
                    data={Array.from({ length: seats }, (_, i) => String(i + 1))}
                    onChange={event => setPeople(Number(event.currentTarget.value))}
                  />
                )}
                {!HAS_SERVER && reader && (
                  <NativeSelect
                    label={t('playOn.bots')}
                    value={bots[0] ?? ''}
                    data={meta.bots.map(value => ({ value, label: botName(value, reader, t) }))}
                    onChange={event => setBot(event.currentTarget.value)}
                  />
                )}
                {HAS_SERVER && (
                  <>
                    <TextInput
                      label={t('create.tableName')}
                      description={t('create.tableNameHelp')}
                      maxLength={60}
                      value={title}
                      onChange={event => setTitle(event.currentTarget.value)}
                    />
                    <NativeSelect
                      label={t('people.forWhom')}
                      description={t(
                        circle === ''
                          ? 'people.forAllHelp'
                          : circle === FRIENDS
                            ? 'people.forFriendsHelp'
                            : 'people.clubHelp',
                      )}
                      value={circle}
                      data={[
                        { value: '', label: t('people.forAll') },
                        { value: FRIENDS, label: t('people.forFriends') },
                        ...clubs.map(({ id, name }) => ({
                          value: id,
                          label: t('people.forClub', { club: isolated(name) }),
                        })),
                      ]}
                      onChange={event => setCircle(event.currentTarget.value)}
                    />
                    {circle === '' && (
                      <Switch
                        label={t('create.listed')}
                        description={t('create.listedHelp')}
                        checked={listed}
                        onChange={event => setListed(event.currentTarget.checked)}
                      />
                    )}
                    {!meta.openTalk && (
                      <Switch
                        label={t('create.privateTalk')}
                        description={t('create.privateTalkHelp')}
                        checked={privateTalk}
                        onChange={event => setPrivateTalk(event.currentTarget.checked)}
                      />
                    )}
                    <WatchingField value={watching} onChange={setWatching} />
                    <Switch
                      label={t('rating.option')}
                      description={t('rating.optionHelp')}
                      checked={rated}
                      onChange={event => setRated(event.currentTarget.checked)}
                    />
                    <Switch
                      label={t('back.option')}
                      description={t('back.optionHelp')}
                      checked={takeBacks}
                      onChange={event => setTakeBacks(event.currentTarget.checked)}
                    />
                    <TextInput
                      label={t('create.password')}
                      description={t('create.passwordHelp')}
                      autoComplete="off"
                      maxLength={60}
                      value={password}
                      onChange={event => setPassword(event.currentTarget.value)}
                    />
                  </>
                )}
              </div>
            </Sheet>
            {HAS_SERVER && (
              <>
                <Sheet title={t('plan.title')}>
                  <PlanFields at={plannedAt} onChange={setPlannedAt} />
                </Sheet>
                <Sheet title={t('time.title')}>
                  <PaceFields pace={pace} game={{ minutes: meta.minutes, seats }} onChange={setPace} />
                </Sheet>
              </>
            )}
          </div>
          <Sheet title={t('create.options')}>
            {module && reader ? (
              <div className={css.fields}>
                <SetupPicture module={module} seats={seats} values={options} />
                <OptionFields
                  module={module}
                  reader={reader}
                  seats={seats}
                  values={options}
                  onChange={setOptions}
                />
              </div>
            ) : (
              <p>{t('loading')}</p>
            )}
          </Sheet>
        </div>
        {open.error && troubleOf(open.error) === 'unreachable' && bots.length > 0 ? (
          <div className={css.actions}>
            <Alert>{t('device.noServer')}</Alert>
            <Button loading={here.isPending} onClick={() => here.mutate()}>
              {t('device.playHere')}
            </Button>
          </div>
        ) : (
          <Trouble of={open.error} />
        )}
        <Trouble of={here.error} />
        {module && (
          <p className={css.length}>
            {t('create.length', {
              count: seats,
              time: minutesInWords(
                lengthOf(meta, module.options, fitting(module.options, options, seats), seats),
                t,
              ),
            })}
          </p>
        )}
        <div className={css.actions}>
          <Button
            type="submit"
            variant="filled"
            large
            loading={open.isPending || (!HAS_SERVER && here.isPending)}
          >
            {t(HAS_SERVER ? 'create.submit' : 'lobby.playNow')}
          </Button>
          <ButtonLink href="/" variant="subtle" large>
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </Shell>
  )
}
