/**
 * The merchant's tag manager (`TAG_SCRIPT`); null where there is none, or what is set is no address
 * of a script.
 */
export const tagOf = ({ TAG_SCRIPT: address }: Pick<Env, 'TAG_SCRIPT'>): URL | null =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address) : null
