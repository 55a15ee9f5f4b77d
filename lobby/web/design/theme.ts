import { Button, createTheme, type MantineThemeOverride, type VariantColorsResolver } from '@mantine/core'
import css from './controls.module.css'

/** Colours of buttons by what they are for. `filled` is the lamp: the one thing to do next. */
const variants: VariantColorsResolver = ({ variant }) => {
  switch (variant) {
    case 'filled':
      return colours('var(--sb-lamp)', 'var(--sb-lamp-hover)', 'var(--sb-on-lamp)', 'transparent')
    case 'light':
      return colours(
        'var(--sb-accent-soft)',
        'var(--sb-panel-raised)',
        'var(--sb-accent-text)',
        'var(--sb-accent)',
      )
    case 'subtle':
    case 'transparent':
      return colours('transparent', 'var(--sb-panel-raised)', 'var(--sb-text-soft)', 'transparent')
    default:
      return colours(
        'var(--sb-panel-raised)',
        'var(--sb-line-faint)',
        'var(--sb-text)',
        'var(--sb-line-strong)',
      )
  }
}

const colours = (background: string, hover: string, color: string, border: string) => ({
  background,
  hover,
  color,
  border: `1px solid ${border}`,
})

/** Mantine in the manner of our charts; everything else of it comes from `base.css`. */
export const theme: MantineThemeOverride = createTheme({
  variantColorResolver: variants,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  components: {
    Button: Button.extend({ defaultProps: { variant: 'default' }, classNames: { root: css.button } }),
  },
})
