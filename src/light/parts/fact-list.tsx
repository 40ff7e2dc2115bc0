/** A list of facts with a name and a value in each row. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="facts-table">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
