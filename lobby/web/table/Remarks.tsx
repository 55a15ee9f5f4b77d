import { useEffect, useRef, useState } from 'react'
import type { Remark as Said } from '../../../games/kit/characters.ts'
import type { LogEntry } from '../../../games/kit/log.ts'
import { useT } from '../app/i18n.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { SeatMark } from '../design/SeatMark.tsx'
import css from './Remarks.module.css'
import { useHere } from './TableContext.ts'

/** So long somebody has to read what a bot says, in milliseconds. */
const SHOWN = 7000

/** What bots have said to a line of the log; nothing in lessons, and where the reader wants none of it. */
export function useRemarks(): (entry: LogEntry) => Said | undefined {
  const { module, view, botsAt, lesson } = useHere()
  const { remarks } = useSettings()
  const { characters } = module
  return entry =>
    remarks && characters && !lesson ? characters.remark(view, entry, botsAt(entry.n)) : undefined
}

/** What a bot says to a line of the log, in quotation marks. */
export function Remark({ remark: { seat, line }, of }: { remark: Said; of: number }) {
  const t = useT()
  const reader = useHere().readerAt(of)
  return (
    <p className={css.remark}>
      <SeatMark seat={seat} size={12} />
      <span>{t('table.remark', { name: reader.name(`seat:${seat}`), words: reader.read(line) })}</span>
    </p>
  )
}

/** The newest of them for a while, over the field: on a phone nobody has the log in sight. One press is the end of it. */
export function RemarkNow({ lines }: { lines: readonly LogEntry[] }) {
  const t = useT()
  const remarkOn = useRemarks()
  const last = lines.at(-1)?.n ?? 0
  const heard = useRef(last)
  const [shown, setShown] = useState<{ n: number; remark: Said }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever lines have come
  useEffect(() => {
    const fresh = lines.filter(({ n }) => n > heard.current)
    heard.current = last
    for (const entry of fresh.toReversed()) {
      const remark = remarkOn(entry)
      if (remark) return setShown({ n: entry.n, remark })
    }
  }, [last])
  useEffect(() => {
    if (!shown) return undefined
    const timer = window.setTimeout(() => setShown(undefined), SHOWN)
    return () => window.clearTimeout(timer)
  }, [shown])
  const { remarks } = useSettings()
  return (
    <div className={css.now} role="status">
      {shown && remarks && (
        <>
          <Remark remark={shown.remark} of={shown.n} />
          <Button
            variant="subtle"
            title={t('table.remarksOffHelp')}
            onClick={() => changeSettings({ remarks: false })}
          >
            {t('table.remarksOff')}
          </Button>
        </>
      )}
    </div>
  )
}
