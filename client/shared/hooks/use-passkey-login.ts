import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../browser/use-mutation.ts'
import { askForPasskey, canUsePasskeys, loadPasskeyOptions, logInByPasskey, stopAsking } from '../commerce/passkeys.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { keepBag } from '../commerce/session/carry-bag.ts'
import { queueChange } from '../commerce/session/in-turn.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'

/**
 * Login by passkey. While the component is mounted, the browser offers passkeys among the
 * suggestions for the e-mail field, whose `autocomplete` must end with `webauthn`. `isOffered` is
 * false if the browser or the platform does not support passkeys; otherwise the component should
 * show a button that calls `logIn`.
 */
export function usePasskeyLogin(onLogin?: (answer: SelectionAnswer) => void) {
  const [isOffered, setOffered] = useState(false)
  const latest = useRef(onLogin)
  useEffect(() => {
    latest.current = onLogin
  })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => logInWith(await askForPasskey(await loadPasskeyOptions(bagCommerce), false)),
    onSuccess: answer => answer && latest.current?.(answer),
    onError: error => console.info('The login by passkey failed.', error),
  })
  useEffect(() => {
    if (!canUsePasskeys()) return
    let isMounted = true
    const offer = async () => {
      const options = await loadPasskeyOptions(bagCommerce)
      if (!isMounted) return
      setOffered(true)
      const answer = await logInWith(await askForPasskey(options, true))
      if (answer) latest.current?.(answer)
    }
    // No message is shown: the visitor has not asked for a passkey.
    offer().catch(error => console.info('No passkey was chosen in the field.', error))
    return () => {
      isMounted = false
      stopAsking().catch(console.info)
    }
  }, [])
  return { isOffered, logIn: mutate, isPending, isError }
}

async function logInWith(passkey: object | null): Promise<SelectionAnswer | null> {
  if (!passkey) return null
  return queueChange('choice', () => keepBag(() => logInByPasskey(bagCommerce, passkey), { logsIn: true }))
}
