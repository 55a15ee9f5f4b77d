import { useState } from 'react'
import type { CameBack } from '../../account.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { Shell } from '../app/Shell.tsx'
import { tellOtherPages } from '../app/whoWasHere.ts'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from '../lobby/fields.module.css'
import { TokenSheet } from '../people/Tokens.tsx'
import { ComeBackSheet } from './ComeBack.tsx'
import { OwnData } from './OwnData.tsx'
import { hasWayIn, useAccount } from './useAccount.ts'
import { WaysIn } from './WaysIn.tsx'

/** How one comes back as who one was, and leaves for good; and where links in mails lead. */
export default function AccountPage() {
  const t = useT()
  const { me, account, asked, keep, changed } = useAccount()
  const [link, setLink] = useState(() => /^#mail=([\w-]+)$/.exec(location.hash)?.[1])
  const [cameBack, setCameBack] = useState<CameBack>()
  const arrive = async (told: CameBack) => {
    history.replaceState(null, '', location.pathname)
    setLink(undefined)
    await changed()
    setCameBack(told)
  }
  const leave = async () => {
    setCameBack(undefined)
    await changed()
    tellOtherPages()
  }
  return (
    <Shell title={t('account.title')}>
      <Fields>
        <div className={css.form}>
          <h1>{t('account.title')}</h1>
          <p>{t('account.lead')}</p>
          <p role="status" className={css.told}>
            {cameBack && welcome(cameBack)}
          </p>
          {!account && <NoAnswer to={asked} />}
          {account && me && (
            <>
              <ComeBackSheet
                key={me.id}
                account={account}
                isKnown={hasWayIn(account)}
                link={link}
                onArrive={told => void arrive(told)}
              />
              <Sheet title={t('account.ways')}>
                <WaysIn account={account} onChange={keep} />
              </Sheet>
              <TokenSheet mayMake={hasWayIn(account)} />
              <OwnData me={me} onLeave={() => void leave()} />
            </>
          )}
        </div>
      </Fields>
    </Shell>
  )

  function welcome({ me: { name }, tables: { brought, left } }: CameBack): string {
    const said = [t('account.welcome', { name })]
    if (brought > 0) said.push(t('account.brought', { count: brought }))
    if (left > 0) said.push(t('account.left', { count: left }))
    return said.join(' ')
  }
}
