import encodeQR from 'qr'
import css from './QrCode.module.css'

/** A square that phones read, dark on white in whatever theme: many of them read no other. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  const rows = encodeQR(value, 'raw')
  const size = rows.length
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.code} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
