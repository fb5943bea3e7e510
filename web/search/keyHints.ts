import type { SearchContent } from '../model/searchContent.ts'
import { element } from './element.ts'
import { searchKey } from './searchKey.ts'

/** Returns the list of keyboard shortcuts, with a button that turns the shortcut for opening the search on or off. */
export function keyHints(messages: SearchContent['messages']): HTMLElement {
  const key = (name: string) => element('kbd', {}, name)
  const turn = element('button', { type: 'button' })
  const show = () => {
    const label = messages[searchKey.isOn() ? 'search.keyOff' : 'search.keyOn'].value
    turn.replaceChildren(element('span', {}, label))
  }
  turn.addEventListener('click', () => {
    searchKey.turn(!searchKey.isOn())
    show()
  })
  show()
  return element(
    'p',
    { class: 'search-keys' },
    element('span', {}, key('↑'), ' ', key('↓'), ` ${messages['search.move'].value}`),
    element('span', {}, key('Enter'), ` ${messages['search.open'].value}`),
    element('span', {}, key('Esc'), ` ${messages['search.clear'].value}`),
    element('span', {}, key(searchKey.key), ` ${messages['search.key'].value}`),
    turn,
  )
}
