import { afterEach, expect, test, vi } from 'vitest'
import { refuseForeignMessages } from './studioWindow.ts'

afterEach(() => {
  delete document.documentElement.dataset.studio
})

test('messages of a foreign page that has opened the preview reach no listener', () => {
  document.documentElement.dataset.studio = 'https://studio.example'
  refuseForeignMessages()
  const receive = vi.fn()
  window.addEventListener('message', receive)
  const send = (origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: 'handshake/syn' }))
  send('https://foreign.example')
  expect(receive).not.toHaveBeenCalled()
  send('https://studio.example')
  expect(receive).toHaveBeenCalledOnce()
  window.removeEventListener('message', receive)
})
