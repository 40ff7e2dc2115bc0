import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import * as apiPaths from '../../api-paths.ts'
import * as editingNames from '../../shared/names/editing.ts'

/*
 * Passkeys on the page of editors, which loads this module itself. The buttons are hidden until it
 * is known that the browser has passkeys. Without `import()`, whose helper every page would then
 * load as a file of its own.
 */

const find = (name: string) => document.querySelector<HTMLButtonElement>(`button[${name}]`)
const loginButton = find(editingNames.passkeyLogin)
const addButton = find(editingNames.passkeyAdd)

/** Authenticators know sites by name, not by IP address. */
const hasName = !/^[\d.]+$|:/.test(location.hostname)

if ('PublicKeyCredential' in window && hasName) {
  offer(loginButton, editingNames.passkeyLogin, () => logIn(false))
  offer(addButton, editingNames.passkeyAdd, add)
  if (loginButton) offerInField().catch(console.warn)
}

function offer(button: HTMLButtonElement | null, name: string, act: () => Promise<void>) {
  if (!button) return
  button.hidden = false
  button.addEventListener('click', async () => {
    say('')
    button.disabled = true
    try {
      await act()
    } catch (error) {
      console.info(error)
      say(button.getAttribute(name) ?? '')
    } finally {
      button.disabled = false
      button.focus()
    }
  })
}

async function logIn(inField: boolean) {
  const optionsJSON = await post('/login/passkey/options')
  if (!isRequest(optionsJSON)) throw new Error('No options of a log-in')
  await post('/login/passkey', await startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
  location.reload()
}

async function add() {
  const optionsJSON = await post('/passkeys/options')
  if (!isCreation(optionsJSON)) throw new Error('No options of a passkey')
  await post('/passkeys', await startRegistration({ optionsJSON }))
  location.reload()
}

/** Offers passkeys among the suggestions of the address field, where the browser can. */
async function offerInField() {
  if (!(await browserSupportsWebAuthnAutofill())) return
  try {
    await logIn(true)
  } catch (error) {
    // The press of the button takes its place, or the passkey is not known here.
    console.info(error)
  }
}

async function post(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(apiPaths.content + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function say(text: string) {
  const said = document.querySelector(`[${editingNames.passkeyMessage}]`)
  if (!said) return
  said.textContent = text
  said.classList.toggle('notice', text !== '')
}

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isRequest(value) && 'user' in value
