import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Announcement } from '../announcement.tsx'
import { DeskForm, RefusalText } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import type { FileParcels, ParcelFileAttempt } from './file.ts'

/** The form for a file of parcels. The file is checked first, and a second form records it. */
export function FileForm({ attempt }: { attempt: ParcelFileAttempt | null }) {
  const { t, urlTo } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby="file">
      <h2 id="file">{t('desk.packFile')}</h2>
      <form className="desk-form" method="post" action={urlTo(paths.deskPack)} encType="multipart/form-data">
        <input type="hidden" name="do" value="check" />
        <Field
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          label={t('desk.packFileField')}
          hint={t('desk.packFileHint')}
        />
        <Button type="submit" look="quiet" small>
          {t('desk.packFileCheck')}
        </Button>
      </form>
      {attempt?.refusal && <RefusalText refusal={attempt.refusal} />}
      {attempt?.parcels && <CheckedFile attempt={attempt} parcels={attempt.parcels} />}
    </section>
  )
}

function CheckedFile({ attempt, parcels }: { attempt: ParcelFileAttempt; parcels: FileParcels }) {
  const { t, urlTo } = useLanguage()
  return (
    <Announcement className="desk-section">
      <h3>{t('desk.packFileChecked')}</h3>
      <table className="desk-table">
        <caption className="visually-hidden">{t('desk.packFileChecked')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.ordersNumber')}</th>
            <th scope="col">{t('desk.packTracking')}</th>
            <th scope="col">{t('desk.orderCarrier')}</th>
            <th scope="col">{t('desk.packFilePieces')}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ order, trackingId, carrier, items, recorded, error }) => (
            <tr key={`${order} ${carrier} ${trackingId}`}>
              <th scope="row">{order}</th>
              <td>{trackingId}</td>
              <td>{carrier}</td>
              <td>
                {items ? items.map(({ item, quantity }) => `${quantity} × ${item}`).join(', ') : t('desk.packFileAll')}{' '}
                {recorded && <span className="desk-mark">{t('desk.packFileKnown')}</span>}
                {error && <span className="desk-mark-bad">{error}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!attempt.isApplied && (
        <DeskForm
          to={urlTo(paths.deskPack)}
          change="apply"
          state={createFormState()}
          button={t(parcels.length === 1 ? 'desk.packFileOne' : 'desk.packFileApply', { parcels: parcels.length })}
          isMain
        >
          <input type="hidden" name="csv" value={attempt.csv} />
        </DeskForm>
      )}
    </Announcement>
  )
}
