import { NativeSelect } from '@mantine/core'

interface ZoneFieldProps {
  label: string
  zone: string
  onChange(zone: string): void
}

/** A time zone, of all that this browser knows. */
export function ZoneField({ label, zone, onChange }: ZoneFieldProps) {
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <NativeSelect
      label={label}
      value={zone}
      data={zones.map(value => ({ value, label: value.replaceAll('_', ' ') }))}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
