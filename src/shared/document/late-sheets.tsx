import { styles } from 'virtual:client-assets'

/**
 * Links the stylesheet for the parts of the frame below the first view, and the page's `own`
 * stylesheet for such parts. A page with `lateSheets` in its `Head` renders this after its first
 * view: browsers paint the content before a link at once, and the rest when it has loaded.
 */
export const LateSheets = ({ own }: { own?: keyof typeof styles }) => (
  <>
    <link rel="stylesheet" href={styles.late} />
    {own && <link rel="stylesheet" href={styles[own]} />}
  </>
)
