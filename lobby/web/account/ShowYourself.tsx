import { troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { ComeBackSheet } from './ComeBack.tsx'
import { hasWayIn, useAccount } from './useAccount.ts'

interface ShowYourselfProps {
  /** Why something did not work. */
  of: unknown
  /** It can be done now. */
  onShown(): void
}

/** Where something wants to know first who asks for it: the ways to show it, and then it goes on. */
export function ShowYourself({ of: error, onShown }: ShowYourselfProps) {
  const t = useT()
  const { me, account, changed } = useAccount()
  if (!error || troubleOf(error) !== 'notFresh' || !me || !account) return null
  return (
    <ComeBackSheet
      account={account}
      isKnown={hasWayIn(account)}
      help={t('account.firstHelp')}
      link={undefined}
      onArrive={told => (told.me.id === me.id ? onShown() : void changed())}
    />
  )
}
