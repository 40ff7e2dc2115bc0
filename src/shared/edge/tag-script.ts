/** The address of the merchant's tag manager (`TAG_SCRIPT`); null when it is unset or invalid. */
export const tagOf = ({ TAG_SCRIPT: address }: Pick<Env, 'TAG_SCRIPT'>): URL | null =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address) : null
