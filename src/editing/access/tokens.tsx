import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { Access } from './load.ts'
import { AccessSection, ActionForm } from './parts.tsx'
import { DeskRoles, RoleSelect } from './people.tsx'
import { AccessRow, formatAccessTime } from './rows.tsx'

interface TokensProps {
  tokens: NonNullable<Access['tokens']>
  /** A token that this request has just created; it is shown only once. */
  token: string | undefined
}

/** The list of tokens for tools, and a form to create one. */
export function Tokens({ tokens, token }: TokensProps) {
  const { t, locale } = useLanguage()
  return (
    <AccessSection id="tokens" title="editors.tokens">
      <p>{t('editors.tokensText')}</p>
      {token && (
        <div className="notice" role="status">
          <p>
            {t('editors.tokenMade')} <code>{token}</code>
          </p>
        </div>
      )}
      {tokens.length > 0 && (
        <ul className="addresses-list">
          {tokens.map(({ id, name, role, deskRoles, type, usedAt, expiresAt, editor }) => (
            <AccessRow
              key={id}
              name={name}
              buttons={<ActionForm action="end-token" id={id} button={t('editors.tokenEnd')} of={name} quiet small />}
            >
              <p>
                {[
                  t(`editors.${role}`),
                  ...deskRoles.map(name => t(`editors.desk_${name}`)),
                  type ?? t('editors.everyType'),
                ].join(', ')}
              </p>
              <p>{editor ? t('editors.madeBy', { name: editor }) : t('editors.byOperator')}</p>
              {expiresAt && <p>{t('editors.endsOn', { date: formatAccessTime(expiresAt, locale) })}</p>}
              <p>{usedAt ? t('editors.used', { date: formatAccessTime(usedAt, locale) }) : t('editors.neverUsed')}</p>
            </AccessRow>
          ))}
        </ul>
      )}
      <ActionForm action="token" button={t('editors.tokenMake')} quiet>
        <Field name="name" label={t('editors.tokenName')} required maxLength={80} autoComplete="off" />
        <RoleSelect given="write" />
        <DeskRoles given={[]} />
        <Field name="expires" type="date" label={t('editors.tokenExpires')} />
        <Field
          name="operations"
          label={t('editors.tokenOperations')}
          hint={t('editors.tokenOperationsHint')}
          maxLength={500}
          autoComplete="off"
        />
        <Field
          name="type"
          label={t('editors.tokenType')}
          hint={t('editors.tokenTypeHint')}
          maxLength={40}
          autoComplete="off"
        />
      </ActionForm>
    </AccessSection>
  )
}
