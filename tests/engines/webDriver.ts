/** The key of an element's id in answers. @see https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens a session of a W3C WebDriver server, and returns its commands, each with the path in the session. */
export async function openSession(server: string, capabilities: object) {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: capabilities } })
  const session = `/${sessionId}`
  const post = (path: string, body: object = {}) => send('POST', session + path, body)
  return {
    post,
    get: (path: string) => send('GET', session + path),
    /** Sends a command to the first element that a selector matches. */
    element: async (selector: string, command: string, body?: object) => {
      const result = await post('/element', { using: 'css selector', value: selector })
      return post(`/element/${result[elementKey]}/${command}`, body)
    },
    close: () => send('DELETE', session),
  }
}
