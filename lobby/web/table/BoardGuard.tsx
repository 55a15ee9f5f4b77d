import { Component, type ReactNode } from 'react'

interface BoardGuardProps {
  children: ReactNode
  /** The board broke: the game goes on in words. */
  onBroken(): void
}

/** Keeps the table alive when a board breaks. */
export class BoardGuard extends Component<BoardGuardProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.props.onBroken()
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
