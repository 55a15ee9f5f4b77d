import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import css from './Button.module.css'

/** `filled` is the lamp: the one thing to do next. `subtle` is for what one seldom does. */
export type ButtonVariant = 'filled' | 'default' | 'subtle'

interface Look {
  variant?: ButtonVariant
  large?: boolean
  fullWidth?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** What was asked for is under way: shows it, and takes no further clicks. */
  loading?: boolean
}

const classOf = (className: string | undefined) => `${css.button} ${className ?? ''}`

const dataOf = ({ variant = 'default', large, fullWidth }: Look) => ({
  'data-variant': variant,
  'data-large': large || undefined,
  'data-full': fullWidth || undefined,
})

/** A button. */
export function Button({
  variant,
  large,
  fullWidth,
  loading = false,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...dataOf({ variant, large, fullWidth })}
      className={classOf(className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    />
  )
}

interface ButtonLinkProps extends Look {
  href: string
  className?: string
  'aria-label'?: string
  'aria-describedby'?: string
  children: string
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, large, fullWidth, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...dataOf({ variant, large, fullWidth })} className={classOf(className)} />
}
