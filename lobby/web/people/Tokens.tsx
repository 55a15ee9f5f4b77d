import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { OneField } from '../account/ComeBack.tsx'
import { sayTrouble } from '../account/useAccount.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { isolated } from '../app/names.ts'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from './api.ts'

const TOKENS = ['tokens'] as const

/** What opens the server to programs of one's own. */
export function TokenSheet({ mayMake }: { mayMake: boolean }) {
  const t = useT()
  const client = useQueryClient()
  const asked = useQuery({ queryKey: TOKENS, queryFn: peopleApi.tokens, staleTime: 0 })
  const make = useMutation({
    mutationFn: peopleApi.newToken,
    onSuccess: ({ tokens }) => client.setQueryData(TOKENS, { tokens }),
  })
  const drop = useMutation({
    mutationFn: peopleApi.dropToken,
    onSuccess: now => client.setQueryData(TOKENS, now),
  })
  const trouble = make.error ?? drop.error
  return (
    <Sheet title={t('people.tokens')}>
      <div className={css.fields}>
        <p>{t('people.tokensHelp')}</p>
        {!asked.data && <NoAnswer to={[asked]} />}
        <ul className={css.fields}>
          {asked.data?.tokens.map(({ id, name, since, usedAt }) => (
            <li key={id} className={css.actions}>
              <span className={css.what}>
                <bdi>{name}</bdi>
                <span className={css.note}>
                  <Moment at={usedAt ?? since} words={moment => moment} />
                </span>
              </span>
              <Button
                variant="subtle"
                aria-label={t('account.dropLabel', { name: isolated(name) })}
                onClick={() => drop.mutate(id)}
              >
                {t('account.drop')}
              </Button>
            </li>
          ))}
        </ul>
        <Alert>{trouble && sayTrouble(trouble, t)}</Alert>
        {mayMake ? (
          <OneField
            key={make.data?.token}
            label={t('people.tokenName')}
            button={t('people.makeToken')}
            isBusy={make.isPending}
            onSubmit={name => make.mutate(name)}
          />
        ) : (
          <p>{t('people.tokenNeeds')}</p>
        )}
        {make.data && (
          <CopyField
            value={make.data.token}
            label={t('people.newToken')}
            description={t('people.tokenKeep')}
            button={t('people.copyToken')}
          />
        )}
      </div>
    </Sheet>
  )
}
