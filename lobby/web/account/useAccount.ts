import { WebAuthnError } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '../../account.ts'
import { troubleOf } from '../app/api.ts'
import type { T } from '../app/i18n.ts'
import { reopenLobby } from '../app/lobbySocket.ts'
import { meAgain, useMe } from '../app/queries.ts'
import { accountApi } from './api.ts'

const ACCOUNT = ['account'] as const

/** The ways in which I can come back. */
export function useAccount() {
  const client = useQueryClient()
  const who = useMe()
  const { data: me } = who
  const asked = useQuery({
    queryKey: ACCOUNT,
    queryFn: accountApi.account,
    enabled: me !== undefined,
  })
  return {
    me,
    account: asked.data,
    asked: [who, asked],
    keep(now: Account): void {
      client.setQueryData(ACCOUNT, now)
      void meAgain()
    },
    /** This browser is somebody else: what pages know of me is old. */
    async changed(): Promise<void> {
      // Without a session there is nothing else to ask for.
      await meAgain()
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
      reopenLobby()
    },
  }
}

export const hasWayIn = ({ passkeys, mail, recoverySince }: Account): boolean =>
  passkeys.length > 0 || mail !== null || recoverySince !== null

/** What did not work, in words. The browser tells of passkeys only that nothing came of it, or that it has this one. */
export function sayTrouble(error: Error, t: T): string {
  if (error instanceof WebAuthnError)
    return t(
      error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'account.hasPasskey' : 'account.noPasskey',
    )
  if (error.name === 'NotAllowedError') return t('account.noPasskey')
  return t(`problem.${troubleOf(error)}`)
}

/** What a passkey that is made here is called: enough to know it by among the others. */
export function deviceName(agent = navigator.userAgent): string {
  const known = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux']
  return known.find(name => agent.includes(name)) ?? 'Passkey'
}
