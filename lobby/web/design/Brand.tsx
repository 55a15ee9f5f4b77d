/** The mark of Starboard: a pole star within the ring of a compass. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="11" stroke="currentColor" strokeWidth="1.2" opacity="0.6" />
      <path
        d="M16 1v6M16 25v6M1 16h6M25 16h6M5.400 5.400l2.600 2.600M24 24l2.600 2.600M26.600 5.400L24 8M8 24l-2.600 2.600"
        stroke="currentColor"
        strokeWidth="1.200"
        opacity="0.600"
      />
      <path
        d="M16 7l2.300 6.700L25 16l-6.700 2.300L16 25l-2.300-6.700L7 16l6.700-2.300z"
        fill="currentColor"
      />
    </svg>
  )
}
