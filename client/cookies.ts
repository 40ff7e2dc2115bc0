/** What a visitor chose, for the Worker to read; nothing in them identifies anyone. */
export const cookies = { country: 'country', locale: 'locale' } as const

const tenDays = 864_000

/** Keeps a choice for 10 days (specification, §9: the locale cookie; the country goes with it). */
export function keepChoice(name: keyof typeof cookies, value: string) {
  document.cookie = `${cookies[name]}=${encodeURIComponent(value)}; path=/; max-age=${tenDays}; samesite=lax; secure`
}
