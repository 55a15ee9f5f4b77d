import type { AheadRow, AheadWay } from '../ahead.ts'
import type { TextReader } from '../text.ts'
import './ahead.css'

interface AheadRowsProps {
  rows: readonly AheadRow[]
  reader: Pick<TextReader, 'read'>
  disabled: boolean
  onSay(way: AheadWay): void
}

/** What somebody can say in advance: of each matter one way is pressed, the first of which is to be asked. */
export function AheadRows({ rows, reader, disabled, onSay }: AheadRowsProps) {
  return rows.map(({ id, label, help, ways, held }) => (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons
    <div key={id} className="sb-ahead" role="group" aria-label={reader.read(label)}>
      <span className="sb-ahead-label">{reader.read(label)}</span>
      <span className="sb-ahead-ways">
        {ways.map((way, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: ways never change places
            key={i}
            type="button"
            aria-pressed={way.isNow}
            // Not `disabled`: whoever goes on by keyboard stays where they are.
            aria-disabled={disabled}
            onClick={() => {
              if (!disabled && !way.isNow) onSay(way)
            }}
          >
            {reader.read(way.label)}
          </button>
        ))}
      </span>
      {[...held, ...(help ? [help] : [])].map(said => (
        <span key={JSON.stringify(said)} className="sb-ahead-help">
          {reader.read(said)}
        </span>
      ))}
    </div>
  ))
}
