import type { ReactNode } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { Cell, Edge } from '../../cards.ts'
import { useTable } from '../table.ts'
import { CellMark, EdgeMark, TokenMark } from './Drawing.tsx'

const CELLS: readonly Cell[] = ['breedingArtifactA', 'jump', 'upliftBase', 'mainAirlock', 'smallAirlock']
const EDGES: readonly (readonly [id: 'open' | 'barrier' | 'wall', Edge])[] = [
  ['open', 'open'],
  ['barrier', 4],
  ['wall', 'wall'],
]

/** What everything on the chart means, for whoever has never seen it. Open during the set-up of the orb. */
export function Legend() {
  const { view, words: t, seat } = useTable()
  return (
    <details className="rg-orb-legend" open={view.phase === 'orbSetup'}>
      <summary className="rg-orb-legend-title">{t('orb.legend')}</summary>
      <ul>
        <Sign name={t('orb.team')} text={t('orb.teamText')}>
          <rect className="rg-cell" width="1" height="1" />
          <svg x="0.17" y="0.17" width="0.66" height="0.66" viewBox="0 0 20 20" aria-hidden="true">
            <SeatShape seat={seat ?? view.order[0]!} className="rg-seat rg-orb-seat" />
          </svg>
        </Sign>
        <Sign name={t('orb.token')} text={t('orb.tokenText')}>
          <rect className="rg-cell" width="1" height="1" />
          <TokenMark x={0} y={0} back="A" />
        </Sign>
        <Sign name={t('orb.bare')} text={t('orb.bareText')}>
          <rect className="rg-cell" width="1" height="1" />
          <CellMark cell="artifactA" x={0} y={0} />
        </Sign>
        {CELLS.map(cell => (
          <Explained key={cell} id={`cell.${cell}`}>
            <rect className="rg-cell" data-cell={cell} width="1" height="1" />
            <CellMark cell={cell} x={0} y={0} />
          </Explained>
        ))}
        {EDGES.map(([id, edge]) => (
          <Explained key={id} id={`edge.${id}`}>
            <rect className="rg-cell" width="1" height="1" />
            <EdgeMark x={0.5} y={0} side="left" edge={edge} />
          </Explained>
        ))}
        <Sign name={t('orb.newer')} text={t('orb.newerText')}>
          <rect className="rg-cell" width="1" height="1" />
          <rect className="rg-orb-new" x="0.06" y="0.06" width="0.88" height="0.88" />
          <line className="rg-orb-track" x1="0.2" y1="0.5" x2="0.8" y2="0.5" />
        </Sign>
      </ul>
      <p className="rg-hush">{t('orb.priorityText')}</p>
      <p className="rg-hush">{t('orb.chartHelp')}</p>
    </details>
  )
}

/** A sign that the rules name and explain. */
function Explained({ id, children }: { id: string; children: ReactNode }) {
  const { props } = useTable()
  return (
    <Sign name={props.reader.find(`${id}.name`) ?? ''} text={props.reader.find(`${id}.effect`) ?? ''}>
      {children}
    </Sign>
  )
}

function Sign({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li>
      <svg className="rg-orb-sign" viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <p>
        <b>{name}</b> <span>{text}</span>
      </p>
    </li>
  )
}
