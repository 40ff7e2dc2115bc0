import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import * as apiPaths from '../../api-paths.ts'
import * as editingNames from '../../shared/names/editing.ts'

/* Passkeys on the editors' page, which loads this module directly. The buttons are hidden until
   it is known that the browser supports passkeys. This module avoids `import()`, because Vite's
   helper for it would become a separate file that every page loads. */

const find = (name: string) => document.querySelector<HTMLButtonElement>(`button[${name}]`)
const loginButton = find(editingNames.passkeyLogin)
const addButton = find(editingNames.passkeyAdd)

/** Whether the page's host has a name. Passkeys do not work with an IP address. */
const hasName = !/^[\d.]+$|:/.test(location.hostname)

if ('PublicKeyCredential' in window && hasName) {
  activate(loginButton, editingNames.passkeyLogin, () => logIn(false))
  activate(addButton, editingNames.passkeyAdd, add)
  if (loginButton) offerInField().catch(console.warn)
}

function activate(button: HTMLButtonElement | null, name: string, action: () => Promise<void>) {
  if (!button) return
  button.hidden = false
  button.addEventListener('click', async () => {
    showMessage('')
    button.disabled = true
    try {
      await action()
    } catch (error) {
      console.info(error)
      showMessage(button.getAttribute(name) ?? '')
    } finally {
      button.disabled = false
      button.focus()
    }
  })
}

async function logIn(inField: boolean) {
  const optionsJSON = await post('/login/passkey/options')
  if (!isRequest(optionsJSON)) throw new Error('The response has no options for logging in by passkey')
  await post('/login/passkey', await startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
  location.reload()
}

async function add() {
  const optionsJSON = await post('/passkeys/options')
  if (!isCreation(optionsJSON)) throw new Error('The response has no options for a new passkey')
  await post('/passkeys', await startRegistration({ optionsJSON }))
  location.reload()
}

/** Offers passkeys among the suggestions of the e-mail field, if the browser supports this. */
async function offerInField() {
  if (!(await browserSupportsWebAuthnAutofill())) return
  try {
    await logIn(true)
  } catch (error) {
    // No message is shown: either the button has started another login, or the passkey is not
    // registered here.
    console.info(error)
  }
}

async function post(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(apiPaths.content + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}`)
  return response.json()
}

function showMessage(text: string) {
  const message = document.querySelector(`[${editingNames.passkeyMessage}]`)
  if (!message) return
  message.textContent = text
  message.classList.toggle('notice', text !== '')
}

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isRequest(value) && 'user' in value
