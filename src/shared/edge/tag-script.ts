/** The address of the shop's tag manager (`TAG_SCRIPT`); null when it is unset or invalid. */
export const findTagScript = ({ TAG_SCRIPT: address }: Pick<Env, 'TAG_SCRIPT'>): URL | null =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address) : null
