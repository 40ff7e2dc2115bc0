import { formatOwnName, locales } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { Access, EditorRole } from './load.ts'
import { AccessSection, ActionForm } from './parts.tsx'
import { AccessRow, formatAccessTime } from './rows.tsx'

/** The list of editors with their roles, and a form to invite others. */
export function People({ editors }: { editors: NonNullable<Access['editors']> }) {
  const { t, locale } = useLanguage()
  return (
    <AccessSection id="people" title="editors.people">
      <p>{t('editors.roleText')}</p>
      <ul className="addresses-list">
        {editors.map(({ id, name, email, role, deskRoles, invitedAt, usedAt }) => (
          <AccessRow
            key={id}
            name={name}
            buttons={<ActionForm action="remove" id={id} button={t('editors.remove')} of={name} quiet small />}
          >
            <p>{email}</p>
            <p>
              {usedAt
                ? t('editors.used', { date: formatAccessTime(usedAt, locale) })
                : t('editors.invited', { date: formatAccessTime(invitedAt, locale) })}
            </p>
            <ActionForm action="role" id={id} button={t('editors.saveRole')} of={name} quiet small>
              <RoleSelect given={role} />
              <DeskRoles given={deskRoles} />
            </ActionForm>
          </AccessRow>
        ))}
      </ul>
      <ActionForm action="invite" button={t('editors.invite')}>
        <Field name="email" type="email" label={t('editors.email')} required maxLength={254} autoComplete="off" />
        <Field name="name" label={t('editors.name')} maxLength={80} autoComplete="off" />
        <RoleSelect given="write" />
        <DeskRoles given={[]} />
        <Select name="language" label={t('editors.language')} defaultValue={locale}>
          {locales.map(code => (
            <option key={code} value={code} lang={code}>
              {formatOwnName(code)}
            </option>
          ))}
        </Select>
      </ActionForm>
    </AccessSection>
  )
}

const roles = ['none', 'write', 'publish', 'own'] as const

export function RoleSelect({ given }: { given: EditorRole }) {
  const { t } = useLanguage()
  return (
    <Select name="role" label={t('editors.role')} defaultValue={given}>
      {roles.map(name => (
        <option key={name} value={name}>
          {t(`editors.${name}`)}
        </option>
      ))}
    </Select>
  )
}

const deskRoles = ['pack', 'service', 'accounts', 'own'] as const

/** Checkboxes for an editor's desk roles, which give access to commerce's management interface. */
export function DeskRoles({ given }: { given: readonly string[] }) {
  const { t } = useLanguage()
  return (
    <fieldset className="field">
      <legend className="field-label">{t('editors.atDesk')}</legend>
      {deskRoles.map(role => (
        <Checkbox
          key={role}
          name={`desk-${role}`}
          label={t(`editors.desk_${role}`)}
          defaultChecked={given.includes(role)}
        />
      ))}
    </fieldset>
  )
}
