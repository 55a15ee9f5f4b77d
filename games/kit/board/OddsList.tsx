import { Fragment, useId, useState } from 'react'
import { type Language, numberOf, type Odds, type TextReader } from '../index.ts'
import './odds.css'

interface OddsListProps {
  /** What the numbers are about, for everybody. */
  title: string
  odds: readonly Odds[]
  reader: TextReader
  language: Language
}

/** Numbers to know before one commits. Each opens into its parts, one at a time. */
export function OddsList({ title, odds, reader, language }: OddsListProps) {
  const id = useId()
  const [opened, setOpened] = useState<string>()
  const shown = odds.find(one => one.id === opened)
  if (odds.length === 0) return null
  return (
    <section className="sb-odds" aria-labelledby={`${id}title`}>
      <p id={`${id}title`} className="sb-odds-title">
        {title}
      </p>
      <ul>
        {odds.map(one => (
          <li key={one.id}>
            <button
              type="button"
              aria-expanded={one === shown}
              aria-controls={one === shown ? `${id}parts` : undefined}
              onClick={() => setOpened(one === shown ? undefined : one.id)}
            >
              <span>{reader.read(one.label)}</span> <b>{numberOf(one, language)}</b>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <dl id={`${id}parts`}>
          {shown.parts.map(part => (
            <Fragment key={JSON.stringify(part.label)}>
              <dt>{reader.read(part.label)}</dt>
              <dd>{numberOf(part, language)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}
