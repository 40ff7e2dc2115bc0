import type { LetterBlock, MailItem } from './letter.ts'
import { styles } from './styles.ts'

export const Blocks = ({ blocks }: { blocks: LetterBlock[] }) =>
  // The index can be the key, because a mail is rendered only once.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, index) => <BlockView key={index} block={block} />)

function BlockView({ block }: { block: LetterBlock }) {
  if (typeof block === 'string') return <p style={styles.text}>{block}</p>
  switch (block.kind) {
    case 'heading':
      return <h2 style={styles.heading}>{block.text}</h2>
    case 'subheading':
      return <h3 style={styles.subheading}>{block.text}</h3>
    case 'items':
      return (
        <ul style={styles.items}>
          {block.items.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <blockquote className="line" style={styles.quote}>
          {block.text}
        </blockquote>
      )
    case 'lines':
      return (
        <p style={styles.text}>
          {block.lines.map(line => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      )
    case 'goods':
      return <Goods goods={block.goods} />
    case 'sums':
      return <Sums sums={block.sums} />
    case 'picture':
      return (
        <p style={styles.text}>
          <a href={block.address} className="ink" style={styles.link}>
            <img src={block.src} alt={block.alt} width={500} style={styles.wide} />
          </a>
        </p>
      )
    case 'wide':
      return <img src={block.src} alt={block.alt} width={600} style={{ ...styles.wide, ...styles.whole }} />
    case 'link':
      return (
        <p style={styles.text}>
          <a href={block.link.address} className="ink" style={styles.link}>
            {block.link.text}
          </a>
        </p>
      )
  }
}

const Goods = ({ goods }: { goods: MailItem[] }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
    <tbody>
      {goods.map(good => (
        <tr key={`${good.name} ${good.amount}`}>
          <td className="line backdrop" width={96} style={styles.pictureCell}>
            {good.picture && <img src={good.picture} alt="" width={80} height={100} style={styles.picture} />}
          </td>
          <td className="line" style={styles.cell}>
            {good.name}
            <div className="soft" style={styles.small}>
              {[good.quantity, good.detail].filter(Boolean).join(', ')}
            </div>
          </td>
          {good.amount !== null && (
            <td className="line" align="right" style={styles.amount}>
              {good.amount}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

const Sums = ({ sums }: { sums: Extract<LetterBlock, { kind: 'sums' }>['sums'] }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
    <tbody>
      {sums.map(({ label, amount, strong }) => (
        <tr key={label}>
          <td style={strong ? styles.total : styles.sum}>{label}</td>
          <td align="right" style={{ ...(strong ? styles.total : styles.sum), ...styles.figures }}>
            {amount}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
