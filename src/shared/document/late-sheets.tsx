import { styles } from 'virtual:client-assets'

/**
 * Links the stylesheet for the parts of the frame below the first view, and `own`, the stylesheet
 * for the parts of the page below the first view. A page with `lateSheets` in its `Head` renders
 * this below its first view, because browsers paint the content above a stylesheet link without
 * waiting for it.
 */
export const LateSheets = ({ own }: { own?: keyof typeof styles }) => (
  <>
    <link rel="stylesheet" href={styles.late} />
    {own && <link rel="stylesheet" href={styles[own]} />}
  </>
)
