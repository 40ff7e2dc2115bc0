import { styles } from 'virtual:client-assets'

/**
 * Links the stylesheet for the parts of the frame that are not in the first view, and the page's
 * `own` one. A page with `lateSheets` in its `Head` renders this after its first view: browsers
 * paint the content before such a link at once, and what follows when the stylesheet has loaded.
 */
export const LateSheets = ({ own }: { own?: keyof typeof styles }) => (
  <>
    <link rel="stylesheet" href={styles.late} />
    {own && <link rel="stylesheet" href={styles[own]} />}
  </>
)
