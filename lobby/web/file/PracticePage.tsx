import { FileInput, NativeSelect, NumberInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { usualBot } from '../../../games/kit/module.ts'
import type { PracticeFile } from '../../match-file.ts'
import { api } from '../app/api.ts'
import { botName } from '../app/bots.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { orHere } from '../app/orHere.ts'
import { arrived } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useModule, useReader } from '../app/useModule.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from './file.module.css'
import { type NoFile, practiceFileOf } from './practiceFile.ts'
import { useToldLast } from './useToldLast.ts'

/** Opens the file of a match as a table to practise at. */
export default function PracticePage() {
  const t = useT()
  const [chosen, setChosen] = useState<File | null>(null)
  const [file, setFile] = useState<PracticeFile | NoFile>()
  const choose = async (next: File | null) => {
    setChosen(next)
    setFile(next ? practiceFileOf(await next.text()) : undefined)
  }
  return (
    <Fields>
      <Shell title={t('practice.title')}>
        <div className={css.practice}>
          <h1>{t('practice.title')}</h1>
          <Sheet label={t('practice.title')} className={css.form}>
            <p>{t('practice.lead')}</p>
            <FileInput
              label={t('practice.file')}
              placeholder={t('practice.choose')}
              accept="application/json,.json"
              value={chosen}
              error={typeof file === 'string' && t(`practice.no.${file}`)}
              onChange={next => void choose(next)}
            />
            {typeof file === 'object' && <Choices key={chosen?.name} file={file} />}
          </Sheet>
        </div>
      </Shell>
    </Fields>
  )
}

/** From which moment one plays on, at which seat, against whom. */
function Choices({ file }: { file: PracticeFile }) {
  const t = useT()
  const { language } = useSettings()
  const [, go] = useLocation()
  const { meta } = gameOf(file.game)!
  const module = useModule(file.game)
  const nameOf = useCallback(
    (of: string) => isolated(file.seats[Number(of)]!) || t('room.seat', { number: Number(of) + 1 }),
    [file, t],
  )
  const reader = useReader(module, nameOf)
  const told = useToldLast(module, file)
  const [step, setStep] = useState(0)
  const [seat, setSeat] = useState('0')
  const [bot, setBot] = useState(usualBot(meta) ?? '')
  const open = useMutation({
    // Without a network it is played on this device.
    networkMode: 'always',
    mutationFn: () => {
      const wish = { step, seat: Number(seat), bot }
      return orHere(
        async () => {
          await arrived()
          return `/table/${(await api.practise({ file, ...wish })).id}`
        },
        async () => (await import('../local/practiseHere.ts')).practiseHere(file, wish),
      )
    },
    onSuccess: address => go(address),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open.mutate()
  }
  const last = Math.max(0, file.moves.length - 1)

  /** The moment after so many moves, by what was read last. */
  function wordsOf(moves: number): string {
    if (!reader || (moves >= told.lines.length && !told.isDone)) return t('loading')
    if (moves >= told.lines.length) return t('practice.notThere')
    const line = told.lines[moves]
    if (moves === 0 || !line) return t('practice.beginning')
    return t('playOn.toldLast', { words: reader.read(line) })
  }

  return (
    <form onSubmit={submit} className={css.form}>
      <p>{t('practice.what', { game: meta.name[language], count: file.moves.length })}</p>
      <NumberInput
        label={t('practice.step')}
        description={t('practice.stepHelp', { last })}
        min={0}
        max={last}
        clampBehavior="strict"
        allowDecimal={false}
        value={step}
        onChange={value => setStep(Math.min(last, Math.max(0, Number(value) || 0)))}
      />
      <p role="status" className={css.help}>
        {wordsOf(step)}
      </p>
      <NativeSelect
        label={t('playOn.seat')}
        value={seat}
        data={file.seats.map((_, at) => ({ value: String(at), label: nameOf(String(at)) }))}
        onChange={event => setSeat(event.currentTarget.value)}
      />
      {reader && (
        <NativeSelect
          label={t('playOn.bots')}
          value={bot}
          data={meta.bots.map(value => ({ value, label: botName(value, reader, t) }))}
          onChange={event => setBot(event.currentTarget.value)}
        />
      )}
      <p className={css.help}>{t('playOn.secrets')}</p>
      <Trouble of={open.error} />
      <div className={css.acts}>
        <Button type="submit" variant="filled" loading={open.isPending}>
          {t('playOn.start')}
        </Button>
        <ButtonLink href="/" variant="subtle">
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
